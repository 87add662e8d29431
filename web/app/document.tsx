import type { ReactNode } from 'react';
import type { Theme } from '../../contract/theme.ts';
import type { Locale } from '../../contract/values.ts';
import type { PageHead } from './page.ts';

interface DocumentProps {
  readonly locale: Locale;
  readonly head: PageHead;
  readonly color: Theme['color'];
  /** Content of the one style element, written as it is: its hash stands in the Content-Security-Policy. */
  readonly style: string;
  /** Addresses of the style sheets. */
  readonly stylesheets: readonly string[];
  /** Address of the client script, on pages that run it. */
  readonly script: string | undefined;
  readonly sessionSeconds: number | null;
  readonly children: ReactNode;
}

/** The shell of every page. The script only adds to what works without it; it reloads the page when the session has ended. */
export const Document = ({ locale, head, color, style, stylesheets, script, sessionSeconds, children }: DocumentProps) => (
  <html lang={locale} data-ablauf={sessionSeconds ?? undefined}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{head.titel}</title>
      <meta name="description" content={head.beschreibung} />
      <meta name="robots" content={head.robots} />
      <meta name="theme-color" content={color.bg} />
      <link rel="icon" href={icon(color)} />
      <style>{style}</style>
      {stylesheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {script && <script type="module" src={script} />}
    </head>
    <body>{children}</body>
  </html>
);

/** Two joined rings in the tenant's colours, drawn into the address itself. */
function icon({ primary, onPrimary }: Theme['color']): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="${primary}"/>` +
    `<g fill="none" stroke="${onPrimary}" stroke-width="3"><circle cx="12.5" cy="16" r="6"/><circle cx="19.5" cy="16" r="6"/></g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
