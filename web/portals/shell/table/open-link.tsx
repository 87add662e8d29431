import type { ReactNode } from 'react';

interface OpenLinkProps {
  readonly nr: string;
  readonly href: string;
  open(nr: string): void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Link with the name of a row, which opens its sheet; it can be opened in another tab too. */
export const OpenLink = ({ nr, href, open, className = '', children }: OpenLinkProps) => (
  <a
    href={href}
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
