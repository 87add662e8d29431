import { beforeEach, describe, expect, it } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { entriesOf, entry } from '../../test/support/inhalt.ts';
import { newBrowser, OTHER_SITE } from '../../test/support/pages.ts';
import { join, login, recommend } from '../../test/support/walk.ts';
import type { Db } from '../db/scope.ts';

/** The next answer of the tenants' content service; null means that it fails. */
let answer: ((mandant: string) => unknown) | null = null;
const GONE = new Error('gone');
const app = demoApp({}, { read: async (mandant) => (answer ? answer(mandant) : Promise.reject(GONE)) });

const MISSING = 'Inhalt nicht verfügbar';
const open = (url: string, tenant = 'energie') => newBrowser(app, tenant).get(url);

/** The demo's own content at the start, which the service answers. */
let demo: (mandant: string) => readonly unknown[];
beforeEach(async () => {
  demo ??= (
    (all) => (mandant: string) =>
      all.get(mandant) ?? []
  )(new Map(app.parts.mandanten.all().map(({ mandant }) => [mandant, entriesOf(app, mandant)] as const)));
  answer = demo;
  await app.parts.inhalte.askServices();
});

/** Removes the entries that `isGone` matches from a tenant's content. */
async function without(isGone: (entry: { art: string; kennung: string }) => boolean, tenant = 'energie'): Promise<void> {
  const left = (demo(tenant) as { art: string; kennung: string }[]).filter((one) => !isGone(one));
  answer = (mandant) => (mandant === tenant ? left : demo(mandant));
  await app.parts.inhalte.askServices();
}

const PAGES = [
  ['/de/impressum', 'content-bloecke', 'impressum'],
  ['/de/datenschutz', 'content-bloecke', 'datenschutz'],
  ['/de/agb', 'content-bloecke', 'agb'],
  ['/de/barrierefreiheitserklaerung', 'content-bloecke', 'barrierefreiheit'],
  ['/de/faq', 'faq', null],
  ['/de/', 'faq', null],
] as const;

describe.each(PAGES)('%s without its content', (url, art, kennung) => {
  it('shows a notice in its place with the rest of the page unchanged, and is not cached', async () => {
    const whole = (await open(url)).body;
    expect(whole).not.toContain(MISSING);
    await without((one) => one.art === art && (kennung === null || one.kennung === kennung));
    const first = await open(url);
    expect(first.status).toBe(200);
    expect(first.body.split(MISSING)).toHaveLength(2);
    expect(/<h1.*?<\/h1>/s.exec(first.body)?.[0]).toBe(/<h1.*?<\/h1>/s.exec(whole)?.[0]);
    expect(first.body.slice(first.body.indexOf('<footer'))).toBe(whole.slice(whole.indexOf('<footer')));
    expect(first.headers.etag).toBeUndefined();
    expect((await open(url, 'berater')).body).not.toContain(MISSING);
    answer = demo;
    await app.parts.inhalte.askServices();
    expect((await open(url)).body).toBe(whole);
  });
});

it('a footnote without its content shows a notice at the end of its page', async () => {
  await without(({ art }) => art === 'fussnoten', 'telko');
  const { status, body, headers } = await open('/de/internet', 'telko');
  expect([status, headers.etag]).toEqual([200, undefined]);
  expect(body).toMatch(/<li id="fussnote-1"[^>]*>Inhalt nicht verfügbar<\/li>/);
  expect(body).toContain('HofNetz M');
});

it('optional content is left out without a notice, and the page is cached', async () => {
  expect((await open('/de/')).body).toMatch(/Licht und Wärme bleiben an.*Was wir im Tal fördern/s);
  await without(({ art, kennung }) => art === 'bilder' || art === 'keyvisual' || kennung === 'home-hinweis');
  const { body, headers } = await open('/de/');
  expect(body).not.toMatch(/Licht und Wärme bleiben an|Was wir im Tal fördern|Inhalt nicht verfügbar/);
  expect(body).toMatch(/keyvisual-xl\.jpg"[^>]* alt=""/);
  expect(headers.etag).toBeDefined();
});

describe('a content service that', () => {
  const pages = async () => {
    const bodies = [];
    for (const [url] of PAGES) bodies.push((await open(url)).body);
    return bodies;
  };

  it.each([
    ['does not respond', null],
    ['returns garbage', () => '<html>'],
    ['returns nothing', () => []],
  ])('%s changes no page of any tenant', async (_, failing) => {
    const before = await pages();
    answer = failing;
    await app.parts.inhalte.askServices();
    expect(await pages()).toEqual(before);
  });

  it('never answers does not delay a page', async () => {
    const before = await pages();
    let end: (entries: unknown) => void = () => {};
    answer = () => new Promise((resolve) => (end = resolve));
    const refreshed = app.parts.inhalte.askServices('energie');
    expect(await pages()).toEqual(before);
    end(demo('energie'));
    await refreshed;
  });

  it('has new content shows it, also on cached pages', async () => {
    expect((await open('/de/impressum')).headers.etag).toBeDefined();
    answer = (mandant) => [...demo(mandant), entry('content-bloecke', 'impressum', { Inhalt: { de: '<p>Ganz neu</p>' } })];
    await app.parts.inhalte.askServices();
    expect((await open('/de/impressum')).body).toContain('Ganz neu');
    expect((await open('/de/impressum', 'telko')).body).toContain('Ganz neu');
  });
});

it('a page reads its content without a database query', async () => {
  const { db } = app.parts;
  const { inMandant } = db;
  let asked = 0;
  const counting: Db['inMandant'] = (...call) => {
    asked += 1;
    return inMandant(...call);
  };
  Object.assign(db, { inMandant: counting });
  await open('/en/datenschutz', 'berater').finally(() => Object.assign(db, { inMandant }));
  expect(asked).toBe(0);
});

/** Makes a referral, lets a recipient accept it, and returns the versions stored for both. */
async function acceptedVersions() {
  const { Empfehlungsnummer } = await recommend(app, 'energie', await login(app, 'energie'));
  const { Empfaengernummer, Hex } = await join(app, 'energie', Empfehlungsnummer);
  await app.api('energie', 'PUT', '/empfaenger/zustimmung', { bearer: Hex, body: { AgbText: 'ja' } });
  return app.inTenant('energie', ({ tx }) =>
    tx
      .selectFrom('zustimmung')
      .select(['seite', 'agb_version', 'praemienbedingungen_version'])
      .where('bezug', 'in', [Empfehlungsnummer, Empfaengernummer])
      .orderBy('zustimmung_id')
      .execute(),
  );
}

const ofBoth = (agb_version: string, praemienbedingungen_version: string | null) =>
  (['Empfehler', 'Empfaenger'] as const).map((seite) => ({ seite, agb_version, praemienbedingungen_version }));

it('the versions shown are stored with the acceptance of the terms and the reward conditions', async () => {
  expect(await acceptedVersions()).toEqual(ofBoth('2026-11', '2026-11'));
  const changed = (name: string, version: string) =>
    entry('content-bloecke', name, { Inhalt: { de: '<p>x</p>' }, Version: { iv: version } });
  answer = (mandant) => [...demo(mandant), changed('agb', '2027-01'), changed('praemienbedingungen', '2027-02')];
  await app.parts.inhalte.askServices();
  expect(await acceptedVersions()).toEqual(ofBoth('2027-01', '2027-02'));
  expect((await open('/de/agb')).body).toContain('Stand: Januar 2027');
  expect((await open('/de/praemienbedingungen')).body).toContain('Stand: Februar 2027');
  await without(({ kennung }) => kennung === 'agb');
  expect(await acceptedVersions()).toEqual(ofBoth('', '2026-11'));
});

it('the acceptance of reward conditions without a version is stored too', async () => {
  const bare = entry('content-bloecke', 'praemienbedingungen', { Inhalt: { de: '<p>x</p>' } });
  answer = (mandant) => [...demo(mandant), bare];
  await app.parts.inhalte.askServices();
  expect(await acceptedVersions()).toEqual(ofBoth('2026-11', ''));
});

describe('a tenant without reward conditions', () => {
  beforeEach(() => without(({ kennung }) => kennung === 'praemienbedingungen'));

  it('has no such page, no link in the footer and no entry in the sitemap, unlike another tenant', async () => {
    for (const tenant of ['energie', 'berater']) {
      const isThere = tenant === 'berater';
      const [page, faq, sitemap] = [
        await open('/de/praemienbedingungen', tenant),
        await open('/de/faq', tenant),
        await open('/sitemap.xml', tenant),
      ];
      expect([page.status, page.headers.etag !== undefined]).toEqual(isThere ? [200, true] : [404, false]);
      expect(faq.body.includes('href="/de/praemienbedingungen"')).toBe(isThere);
      expect(sitemap.body.includes('/de/praemienbedingungen<')).toBe(isThere);
      const refused = await newBrowser(app, tenant).post('/de/', {}, { ...OTHER_SITE, accept: 'text/html' });
      expect([refused.status, refused.body.includes('href="/de/praemienbedingungen"')]).toEqual([403, isThere]);
    }
  });

  it('asks only for the terms, and stores that nothing else was accepted', async () => {
    const home = (await open('/de/')).body;
    expect(home).toContain(
      'value="Ich bin mindestens 18 Jahre alt, lebe in Deutschland, empfehle als Privatperson und akzeptiere die Teilnahmebedingungen."',
    );
    expect(home).not.toContain('Prämienbedingungen');
    expect(await acceptedVersions()).toEqual(ofBoth('2026-11', null));
  });
});
