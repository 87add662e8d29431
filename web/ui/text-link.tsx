import type { ReactNode } from 'react';

/** A way on beside the primary action, large enough for a thumb. */
export const TextLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a
    href={href}
    className="inline-flex min-h-11 items-center text-primary underline decoration-1 underline-offset-4 transition-[text-decoration-thickness] duration-200 hover:decoration-2"
  >
    {children}
  </a>
);
