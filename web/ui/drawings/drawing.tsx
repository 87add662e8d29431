import type { ReactNode } from 'react';

/** Canvas of the drawings next to an end or an empty list: rounded lines in the theme's colours, hidden from screen readers. */
export const Drawing = ({ children }: { children: ReactNode }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 560 360"
    fill="none"
    strokeWidth="6"
    strokeLinecap="round"
    strokeLinejoin="round"
    className="mx-auto block h-auto w-full max-w-md"
  >
    {children}
  </svg>
);
