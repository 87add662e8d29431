import { afterEach, describe, expect, test } from 'vitest';
import { demoApp } from '../../../test/support/app.ts';
import { configure, configured } from '../../../test/support/mandant.ts';
import { expectProblem } from '../../http/problem.fixture.ts';
import { saveBilder } from '../content/index.ts';
import { preselectedFirst } from './kategorie.ts';

const app = demoApp();
const DEMO = {
  internet: 462,
  glasfaser: 1998,
  fernsehen: 531,
  'smartphone-tarife.html': 1254,
  'company-start': 1006,
  'geraete.html': 1345,
};
afterEach(() => configure(app, 'telko', { Vorauswahl: DEMO }));

const get = (tenant: string, path: string, headers = {}) => app.api(tenant, 'GET', path, { headers });
const kategorie = async (slug: string, headers = {}) =>
  (await get('telko', '/produktkategorie', headers)).body.find((one: { Slug: string }) => one.Slug === slug);

describe('GET produktkategorie', () => {
  test('lists all categories with source, parents and pictures', async () => {
    const { status, body } = await get('telko', '/produktkategorie/');
    expect(status).toBe(200);
    expect(body).toHaveLength(31);
    expect(body[2]).toEqual({
      Id: 3,
      Slug: 'internet/glasfaser.html',
      Name: 'Internet mit Glasfaser',
      Quelle: 'festnetz',
      Breadcrumb: [{ Slug: 'internet', Name: 'Internet' }],
      Vorauswahl: null,
      Grafik: '/api/v1/telko/produktkategorie/3/grafik',
      Icon: '/api/v1/telko/produktkategorie/3/icon',
    });
    expect((await get('energie', '/produktkategorie')).body.map(({ Slug }: { Slug: string }) => Slug)).toEqual([
      'strom',
      'autostrom',
      'gas',
    ]);
  });

  test('is in the requested language, including the parents, and cacheable', async () => {
    const reply = await get('telko', '/produktkategorie', { 'x-accept-language': 'en' });
    expect(reply.body[2]).toMatchObject({ Name: 'Fibre internet', Breadcrumb: [{ Slug: 'internet', Name: 'Internet' }] });
    const again = await get('telko', '/produktkategorie', { 'x-accept-language': 'en', 'if-none-match': String(reply.headers.etag) });
    expect(again.status).toBe(304);
  });

  test('returns slugs that the list of products accepts', async () => {
    for (const { Slug } of (await get('energie', '/produktkategorie')).body)
      expect((await get('energie', `/produkt?kategorie=${Slug}`)).status).toBe(200);
  });
});

describe('the preselected product', () => {
  test('is set on its category and comes first in its list; the others keep their order', async () => {
    expect((await kategorie('fernsehen')).Vorauswahl).toBe(531);
    await configured(app, 'telko', { Vorauswahl: { internet: 463 } }, async () => {
      expect((await kategorie('internet')).Vorauswahl).toBe(463);
      expect((await kategorie('fernsehen')).Vorauswahl).toBeNull();
      const ids = async (query: string) => (await get('telko', `/produkt${query}`)).body.map(({ Id }: { Id: number }) => Id);
      expect(await ids('?kategorie=internet')).toEqual([463, 462, 461, 464]);
      expect((await ids('')).slice(0, 4)).toEqual([463, 462, 461, 464]);
    });
  });

  test.each([
    ['hidden', { 'internet-telefon': 639 }, 'internet-telefon'],
    ['of another category', { internet: 1998 }, 'internet'],
    ['unknown', { internet: 99_999 }, 'internet'],
  ])('is null if it is %s', async (_, Vorauswahl, slug) => {
    const before = (await get('telko', `/produkt?kategorie=${slug}`)).body;
    await configured(app, 'telko', { Vorauswahl }, async () => {
      expect((await kategorie(slug)).Vorauswahl).toBeNull();
      expect((await get('telko', `/produkt?kategorie=${slug}`)).body).toHaveLength(before.length);
    });
  });

  test.each([
    [{ internet: '462' }, /telko.*Vorauswahl\.internet/],
    [{ internet: 0 }, /telko.*Vorauswahl\.internet/],
    [{ 'Inter Net': 462 }, /telko.*Vorauswahl/],
    [[462], /telko.*Vorauswahl/],
  ])('configured as %j makes the configuration invalid', async (Vorauswahl, fault) => {
    await expect(configure(app, 'telko', { Vorauswahl })).rejects.toThrow(fault);
  });

  test('moves only to the front of its own category', () => {
    const produkte = [1, 2, 3, 4, 5].map((id) => ({ id, kategorie: id < 4 ? 'a' : 'b' }));
    const first = (Vorauswahl: Record<string, number>) =>
      preselectedFirst({ konfiguration: { Vorauswahl } } as unknown as Parameters<typeof preselectedFirst>[0], produkte).map(
        ({ id }) => id,
      );
    expect(first({})).toEqual([1, 2, 3, 4, 5]);
    expect(first({ a: 2, b: 5 })).toEqual([2, 1, 3, 5, 4]);
    expect(first({ a: 1, b: 3 })).toEqual([1, 2, 3, 4, 5]);
  });
});

test('an unknown product API makes the configuration invalid', async () => {
  await expect(configure(app, 'intern', { produktApi: 'geheim' })).rejects.toThrow(
    'Keine/Unbekannte Produkt-API in Mandantenkonfiguration definiert',
  );
  await configure(app, 'intern', {});
});

describe('a picture', () => {
  const PATHS = ['/produkt/462/grafik', '/produkt/FH-462/sgrafik', '/produktkategorie/3/grafik', '/produktkategorie/3/icon'];

  test.each(PATHS)('%s is drawn in the colours of the tenant, cacheable, and returns 304 while unchanged', async (path) => {
    const reply = await get('telko', path);
    expect([reply.status, reply.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(reply.headers).toMatchObject({
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
    });
    const { color } = app.parts.mandanten.get('telko')?.theme ?? {};
    expect([color?.primary, color?.accent, color?.surfaceStrong].some((one) => reply.body.includes(`fill="${one}"`))).toBe(true);
    expect(reply.body).toContain(path.includes('462') ? '<title>HofNetz M</title>' : '<title>Internet mit Glasfaser</title>');
    expect(reply.body).not.toMatch(/<text|<script/);
    expect((await get('telko', path, { 'if-none-match': String(reply.headers.etag) })).status).toBe(304);
  });

  test("is the tenant's own if it has one", async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const names = ['produkt-fh-461.svg', 'kategorie-4.svg', 'kategorie-4-icon.svg'];
    await app.inTenant('telko', (context) =>
      saveBilder(
        context,
        names.map((name) => ({ name, breite: 9, hoehe: 9, inhalt: svg })),
      ),
    );
    await app.parts.mandanten.reload();
    for (const path of ['/produkt/461/grafik', '/produkt/461/sgrafik', '/produktkategorie/4/grafik', '/produktkategorie/4/icon'])
      expect((await get('telko', path)).body, path).toBe(svg.toString());
  });

  test('of an agent is the same photo in both sizes', async () => {
    expect((await get('berater', '/produkt/SV-1001/sgrafik')).body).toBe((await get('berater', '/produkt/1/grafik')).body);
  });

  test.each([
    '/produkt/0/sgrafik',
    '/produkt/LE-101/grafik',
    '/produktkategorie/0/grafik',
    '/produktkategorie/99/icon',
    '/produktkategorie/internet/icon',
  ])('%s is not found', async (path) => {
    expectProblem(await get('telko', path), 404, 'NichtGefunden');
  });
});
