import type { ReactNode } from 'react';

interface OpenLinkProps {
  readonly nr: string;
  open(nr: string): void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Link with the name of a row, which opens its sheet; it can be opened in another tab too. */
export const OpenLink = ({ nr, open, className = '', children }: OpenLinkProps) => (
  <a
    href={`?zeile=${encodeURIComponent(nr)}`}
    data-row={nr}
    className={`text-text underline decoration-transparent underline-offset-3 hover:decoration-current ${className}`}
    onClick={(event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      open(nr);
    }}
  >
    {children}
  </a>
);
