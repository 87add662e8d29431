import type { ReactNode } from 'react';
import { type ButtonVariant, buttonStyles } from '../ui/button.tsx';
import { mark, PRINTS } from '../ui/protocol.ts';

/** Button to print the page; hidden without script. */
export const PrintButton = ({ variant = 'primary', children }: { variant?: ButtonVariant; children: ReactNode }) => (
  <button type="button" {...mark(PRINTS, true)} className={`${buttonStyles(variant)} noscript:hidden print:hidden`}>
    {children}
  </button>
);
