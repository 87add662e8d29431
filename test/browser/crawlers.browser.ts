import type { Page } from '@playwright/test';
import { TENANTS } from './support/brands.ts';
import { expect, site, test } from './support/test.ts';

const HOMES = ['/de/', '/en/'];

/** What a crawler sees at an address. */
interface Seen {
  readonly url: string;
  readonly status: number;
  /** Where it led on to another address. */
  readonly isRedirected: boolean;
  readonly robots: string;
  readonly alternates: Readonly<Record<string, string>>;
  /** Where its links lead on this host, without the place within a page. */
  readonly links: readonly string[];
}

/** Opens addresses of the host whose page is open, a few at a time, and reads them as the browser parses them. */
const see = (page: Page, urls: readonly string[]): Promise<Seen[]> =>
  page.evaluate(
    async (waiting) => {
      const seen: Seen[] = [];
      const seeNext = async (): Promise<void> => {
        const url = waiting.shift();
        if (url === undefined) return;
        const answer = await fetch(url, { credentials: 'omit' });
        // Its style is allowed by the policy of its own page, not of this one.
        const html = (await answer.text()).replace(/<style>.*?<\/style>/s, '');
        const read = new DOMParser().parseFromString(html, 'text/html');
        const links = [...read.head.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')];
        const ways = [...read.querySelectorAll('a[href]:not([rel~=nofollow])')].map(
          (link) => new URL(link.getAttribute('href') ?? '', url),
        );
        seen.push({
          url,
          status: answer.status,
          isRedirected: answer.redirected,
          robots: `${read.head.querySelector<HTMLMetaElement>('meta[name=robots]')?.content},${answer.headers.get('x-robots-tag') ?? ''}`,
          alternates: Object.fromEntries(links.map(({ hreflang, href }) => [hreflang, href])),
          links: ways.filter(({ host }) => host === location.host).map(({ origin, pathname, search }) => origin + pathname + search),
        });
        await seeNext();
      };
      await Promise.all([seeNext(), seeNext(), seeNext()]);
      return seen;
    },
    [...urls],
  );

/** The addresses of the sitemap that robots.txt names, each with its page in the other languages; and what robots.txt keeps crawlers from. */
async function readCrawlers(page: Page, tenant: string) {
  await page.goto(site(tenant, '/robots.txt'));
  const lines = ((await page.textContent('body')) ?? '').split('\n');
  const after = (name: string) => lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2));
  await page.goto(after('Sitemap')[0] ?? '');
  const entries = await page.evaluate(() =>
    [...document.getElementsByTagName('url')].map((url): [string, Record<string, string>] => {
      const links = [...url.getElementsByTagName('xhtml:link')];
      const address = url.getElementsByTagName('loc')[0]?.textContent ?? '';
      return [address, Object.fromEntries(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]))];
    }),
  );
  const forbidden = after('Disallow').map((path) => site(tenant, path));
  return { listed: new Map(entries), isAllowed: (url: string) => !forbidden.some((start) => url.startsWith(start)) };
}

/** Follows links as far as they lead on this host. */
async function follow(page: Page, from: readonly string[], isAllowed: (url: string) => boolean): Promise<ReadonlyMap<string, Seen>> {
  const found = new Map<string, Seen>();
  for (let next = from; next.length > 0; ) {
    const seen = await see(page, next);
    for (const one of seen) found.set(one.url, one);
    const ways = seen.filter(({ status, robots }) => status === 200 && !robots.includes('nofollow')).flatMap(({ links }) => links);
    next = [...new Set(ways)].filter((url) => isAllowed(url) && !found.has(url));
  }
  return found;
}

for (const tenant of TENANTS) {
  test(`a crawler of ${tenant} may show all that the sitemap lists, and meets nothing else to show`, { tag: '@desktop' }, async ({
    page,
  }) => {
    const { listed, isAllowed } = await readCrawlers(page, tenant);
    expect(listed.size).toBeGreaterThan(10);
    expect([...listed.keys()].filter((url) => !isAllowed(url))).toEqual([]);
    await page.goto(site(tenant, '/de/faq'));
    const found = await follow(page, [...HOMES.map((path) => site(tenant, path)), ...listed.keys()], isAllowed);
    for (const [url, alternates] of listed)
      expect(found.get(url), url).toMatchObject({ status: 200, isRedirected: false, robots: 'index,follow,', alternates });
    const isHidden = ({ robots }: Seen) => robots.includes('noindex');
    const urlsOf = (seen: readonly Seen[]) => seen.map(({ url }) => url);
    const open = [...found.values()].filter(({ status }) => status === 200);
    const hidden = urlsOf(open.filter(isHidden));
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden.filter((url) => listed.has(url))).toEqual([]);
    const shown = urlsOf(open.filter((one) => !isHidden(one) && !one.isRedirected));
    expect(shown.filter((url) => !listed.has(url) && !url.includes('?'))).toEqual([]);
    expect(urlsOf([...found.values()].filter(({ status }) => status >= 400))).toEqual([]);
  });
}
