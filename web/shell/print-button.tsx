import type { ReactNode } from 'react';
import { type ButtonVariant, buttonStyles } from '../ui/button.tsx';
import { mark, PRINTS } from '../ui/protocol.ts';

/** Prints the page; who has no script prints by the browser's own menu. */
export const PrintButton = ({ variant = 'primary', children }: { variant?: ButtonVariant; children: ReactNode }) => (
  <button type="button" {...mark(PRINTS, true)} className={`${buttonStyles(variant)} noscript:hidden print:hidden`}>
    {children}
  </button>
);
