import type { ReactNode } from 'react';

/** The one primary action of a screen, when it leads somewhere. */
export const ButtonLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a
    href={href}
    className="inline-flex min-h-12 items-center justify-center gap-2 rounded-control bg-primary px-6 py-3 text-center font-semibold text-on-primary no-underline transition-[box-shadow,translate] duration-200 ease-out hover:shadow-raised motion-safe:hover:-translate-y-0.5"
  >
    {children}
  </a>
);
