import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '../../contract/values/wire.ts';
import type { StandInAnswer } from './stand-in.ts';
import { STYLE } from './style.ts';

const WORDS: Readonly<Record<Locale, { readonly about: string; readonly all: string }>> = {
  de: { about: 'Demo: Systeme außerhalb des Produkts', all: 'Alle Dienste' },
  en: { about: 'Demo: systems outside of the product', all: 'All services' },
};

/** Address of the list of all stand-ins. */
export const OVERVIEW = '/dev/services';

/** No scripts, no external resources, and forms only to the own address. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': POLICY,
  'referrer-policy': 'no-referrer',
};

interface StandInPage {
  readonly locale: Locale;
  readonly title: string;
  /** A sentence or two below the title. */
  readonly lead?: ReactNode;
  readonly status?: number;
  /** A page with one form is narrow, a list is wide. */
  readonly width?: 'narrow' | 'wide';
  readonly children?: ReactNode;
}

/** A page of a stand-in for people. All of them have the same look, which is none of a tenant's. */
export function drawPage({ locale, title, lead, status = 200, width = 'narrow', children }: StandInPage): StandInAnswer {
  const words = WORDS[locale];
  const html = renderToStaticMarkup(
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex,nofollow" />
        <title>{title}</title>
        <link rel="icon" href="data:," />
        <style>{STYLE}</style>
      </head>
      <body className={width}>
        <header>
          <p>
            <span>{words.about}</span>
            <a href={OVERVIEW}>{words.all}</a>
          </p>
        </header>
        <main>
          <h1>{title}</h1>
          {lead && <p className="lead">{lead}</p>}
          {children}
        </main>
      </body>
    </html>,
  );
  return { status, headers: HEADERS, body: `<!doctype html>${html}` };
}
