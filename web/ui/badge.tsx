import type { ReactNode } from 'react';

/** Short fact on the accent colour, such as an amount. */
export const Badge = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <span
    className={`inline-flex items-center rounded-pill bg-accent px-3 py-1 font-numbers font-semibold whitespace-nowrap text-on-accent tabular-nums ${className}`}
  >
    {children}
  </span>
);
