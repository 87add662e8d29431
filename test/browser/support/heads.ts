import type { Page } from '@playwright/test';

/** What a document says of itself to browsers and search engines. */
export interface Head {
  readonly lang: string;
  readonly titel: string;
  readonly beschreibung: string | null;
  readonly robots: string | null;
  /** Addresses of the same page by `hreflang`. */
  readonly alternates: Readonly<Record<string, string>>;
  /** What stands twice, or where browsers do not look for it. */
  readonly misplaced: readonly string[];
}

/** The head of the page that is open, as the browser has read it. */
export const headOf = (page: Page): Promise<Head> =>
  page.evaluate(() => {
    const metas = (name: string) => [...document.head.querySelectorAll<HTMLMetaElement>(`meta[name=${name}]`)];
    const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')];
    const twice = ['title', 'meta[name=description]', 'meta[name=robots]'].filter(
      (one) => document.head.querySelectorAll(one).length !== 1,
    );
    const inBody = [...document.body.querySelectorAll('meta, link[rel=alternate], link[rel=canonical]')].map((one) => one.outerHTML);
    return {
      lang: document.documentElement.lang,
      titel: document.title,
      beschreibung: metas('description')[0]?.content ?? null,
      robots: metas('robots')[0]?.content ?? null,
      alternates: Object.fromEntries(links.map(({ hreflang, href }) => [hreflang, href])),
      misplaced: [...twice, ...inBody],
    };
  });
