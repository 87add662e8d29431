import type { ReactNode } from 'react';

interface SmallLinkProps {
  readonly href: string;
  readonly hrefLang?: string;
  readonly rel?: string | undefined;
  readonly children: ReactNode;
}

/** Link in the header or footer of a page. */
export const SmallLink = ({ href, hrefLang, rel, children }: SmallLinkProps) => (
  <a
    href={href}
    rel={rel}
    hrefLang={hrefLang}
    lang={hrefLang}
    className="inline-flex min-h-11 items-center underline decoration-transparent underline-offset-4 transition-colors duration-200 hover:decoration-current"
  >
    {children}
  </a>
);
