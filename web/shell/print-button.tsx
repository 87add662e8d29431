import type { ReactNode } from 'react';
import { type ButtonLook, buttonLook } from '../ui/button.tsx';
import { mark, PRINTS } from '../ui/protocol.ts';

/** Prints the page; who has no script prints by the browser's own menu. */
export const PrintButton = ({ look = 'primary', children }: { look?: ButtonLook; children: ReactNode }) => (
  <button type="button" {...mark(PRINTS, true)} className={`${buttonLook(look)} noscript:hidden print:hidden`}>
    {children}
  </button>
);
