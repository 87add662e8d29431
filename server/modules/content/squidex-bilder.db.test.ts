import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { type FaultyService, openFaultyService, type Received } from '../../../test/support/faulty-service.ts';
import { configure } from '../../../test/support/mandant.ts';
import { newBrowser } from '../../../test/support/pages.ts';
import { setSecret } from '../../outside/secret.ts';

const app = testApp();
const SECRET = 'ein-geheimnis';

const drawn = (width: number, height: number, background: string): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** The pictures of the app by id, and its items by schema. */
let assets: Record<string, Buffer | string> = {};
let schemas: Record<string, { id: string; data: object }[]> = {};

function answer({ url, headers }: Received) {
  const { pathname } = new URL(url, 'http://x');
  if (pathname === '/identity-server/connect/token') return { body: { access_token: 't', expires_in: 3600 } };
  const asset = /^\/api\/assets\/lindtal\/([^/]+)\/$/.exec(pathname)?.[1];
  if (asset !== undefined) {
    const content = assets[asset];
    if (content === undefined) return { status: 404 };
    const etag = `"${createHash('sha256').update(content).digest('hex')}"`;
    return headers['if-none-match'] === etag ? { status: 304 } : { raw: content, headers: { etag, 'content-type': 'image/png' } };
  }
  const items = schemas[/^\/api\/content\/lindtal\/([\w-]+)\/$/.exec(pathname)?.[1] ?? ''];
  return items ? { body: { total: items.length, items } } : { status: 404 };
}

let faulty: FaultyService;
beforeAll(async () => {
  faulty = await openFaultyService(answer);
});
afterAll(() => faulty.close());

const html = (src: string) => ({ de: `<p>Unser Hof</p><img src="${src}" alt="Der Hof">` });
const ask = () => app.parts.inhalte.askServices('energie');
const ofService = () => [...(app.parts.mandanten.get('energie')?.bilder.keys() ?? [])].filter((name) => name.startsWith('dienst-'));
const pictureOf = (body: string) =>
  /<img src="(\/bilder\/[0-9a-f]{16}\/dienst-[0-9a-f]{16}-xl\.webp)" alt="Der Hof" width="(\d+)" height="(\d+)"/.exec(body);
const impressum = async () => (await newBrowser(app, 'energie').get('/de/impressum', { accept: 'text/html' })).body as string;

beforeEach(async () => {
  faulty.fail(null);
  assets = { hof: await drawn(2000, 1000, '#204080') };
  schemas = {
    'content-bloecke': [{ id: 'impressum', data: { Inhalt: html(`${faulty.base()}/api/assets/lindtal/hof/hof.png?version=3`) } }],
  };
  const Inhalte = {
    Adresse: faulty.base(),
    ClientId: 'leser',
    Arten: ['content-bloecke' as const, 'keyvisual' as const, 'bilder' as const],
  };
  schemas.keyvisual = [];
  schemas.bilder = [];
  await configure(app, 'energie', { CmsAppName: 'lindtal', Dienste: { Inhalte } });
  await app.inTenant('energie', (context) => setSecret(context, 'inhalte', SECRET, faulty.base(), 'lindtal', 'leser'));
  await ask();
});

describe('a picture in a text', () => {
  test('comes from the own host, with its size, and no address of the service is left', async () => {
    const body = await impressum();
    const [, address = '', width, height] = pictureOf(body) ?? [];
    expect([width, height]).toEqual(['1440', '720']);
    expect(body).not.toContain(faulty.base());
    const { status, headers, raw } = await app.request({ method: 'GET', url: address, headers: { host: 'energie.localhost' } });
    expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await sharp(raw).metadata()).width).toBe(1440);
  });

  test('is not fetched again while it is unchanged, and replaced when it changes', async () => {
    const before = pictureOf(await impressum())?.[1];
    faulty.fail(null);
    await ask();
    expect(faulty.received.filter(({ url }) => url.includes('/assets/')).map(({ headers }) => headers['if-none-match'])).toEqual([
      expect.stringMatching(/^"[0-9a-f]{64}"$/),
    ]);
    expect(pictureOf(await impressum())?.[1]).toBe(before);
    assets = { hof: await drawn(900, 900, '#802040') };
    await ask();
    const [, after, width] = pictureOf(await impressum()) ?? [];
    expect([after === before, width]).toEqual([false, '900']);
    expect(ofService()).toHaveLength(1);
  });

  test.each([
    ['is missing at the service', {}],
    ['cannot be read', { hof: '<svg' }],
    ['is larger than 40 million pixels', { hof: '<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"/>' }],
  ])('that %s is left out, and the text stays', async (_, given) => {
    assets = given;
    await ask();
    const body = await impressum();
    expect([body.includes('Unser Hof'), pictureOf(body), body.includes('/api/assets/')]).toEqual([true, null, false]);
  });

  test('of another site is left out', async () => {
    schemas['content-bloecke'] = [{ id: 'impressum', data: { Inhalt: html('https://fremd.example/api/assets/lindtal/hof/') } }];
    await ask();
    expect(await impressum()).not.toMatch(/<img[^>]*Der Hof|fremd\.example/);
  });

  test('stays while the service fails', async () => {
    faulty.fail('500');
    await ask();
    expect(pictureOf(await impressum())).not.toBeNull();
  });
});

test('a key visual gets the sizes and formats that pages show', async () => {
  schemas.keyvisual = [{ id: 'home', data: { Alternativtext: { de: 'Windräder' }, Bild: { iv: ['hof'] } } }];
  await ask();
  const { body } = await app.api('energie', 'GET', '/content/keyvisual/home');
  const widths = (list: { Breite: number }[]) => list.map(({ Breite }) => Breite);
  expect([body.Alternativtext, widths(body.Webp), widths(body.Jpg), body.Avif]).toEqual([
    'Windräder',
    [320, 768, 1024, 1440],
    [320, 768, 1024, 1440],
    [],
  ]);
});

test('a list of pictures has those that the service has, in every language', async () => {
  const Bilder = {
    iv: [
      { Bild: ['hof'], Alternativtext: 'Hof' },
      { Bild: ['weg'], Alternativtext: 'Weg' },
    ],
  };
  schemas.bilder = [{ id: 'partner', data: { Titel: { de: 'Partner' }, Bilder } }];
  await ask();
  const { body } = await app.api('energie', 'GET', '/content/bilder/partner', { headers: { 'x-accept-language': 'en' } });
  expect(body.Bilder).toEqual([
    expect.objectContaining({ Alternativtext: 'Hof', Breite: 1440, Adresse: expect.stringContaining('/bilder/') }),
  ]);
});
