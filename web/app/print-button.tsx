import type { ReactNode } from 'react';
import { type ButtonLook, buttonLook } from '../ui/button.tsx';

/** Prints the page; who has no script prints by the browser's own menu. */
export const PrintButton = ({ look = 'primary', children }: { look?: ButtonLook; children: ReactNode }) => (
  <button type="button" data-drucken className={`${buttonLook(look)} noscript:hidden print:hidden`}>
    {children}
  </button>
);
