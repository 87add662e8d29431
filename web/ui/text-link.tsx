import type { ReactNode } from 'react';

/** Secondary link next to the primary action, large enough for touch. */
export const TextLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a
    href={href}
    className="inline-flex min-h-11 items-center text-primary underline decoration-1 underline-offset-4 transition-[text-decoration-thickness] duration-200 hover:decoration-2"
  >
    {children}
  </a>
);
