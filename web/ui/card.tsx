import type { ReactNode } from 'react';

/** Raised surface; `lifts` if the whole card is a link. */
export const Card = ({ lifts = false, className = '', children }: { lifts?: boolean; className?: string; children: ReactNode }) => (
  <div
    className={`relative rounded-card bg-surface shadow-card ${
      lifts
        ? 'transition-[box-shadow,translate] duration-200 ease-out hover:shadow-raised motion-safe:hover:-translate-y-0.5 ring-within'
        : ''
    } ${className}`}
  >
    {children}
  </div>
);
