import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoApp } from '../../../../test/support/app.ts';
import { newBrowser } from '../../../../test/support/pages.ts';
import { findRewardedProdukt, login, recommend } from '../../../../test/support/walk.ts';
import { vorschauOfEmpfehlung, vorschauOfProdukt, vorschauOfStart } from './vorschau.ts';

const app = demoApp();
let session: string;
beforeAll(async () => {
  session = await login(app, 'energie');
});

const open = (url: string, tenant = 'energie', headers: Record<string, string> = {}) => newBrowser(app, tenant).get(url, headers);
const newReferral = async (anteil: 100 | 50 | 0): Promise<string> =>
  (await recommend(app, 'energie', session, { anteil })).Empfehlungsnummer;

describe('the picture that messengers show', () => {
  it('is a JPEG of 1200 × 630 below 300 kB for the home, a product and a referral', async () => {
    const { Id } = await findRewardedProdukt(app, 'energie');
    for (const datei of ['start', `produkt-${Id}`, `empfehlung-${await newReferral(50)}`]) {
      const reply = await open(`/vorschau/de/${datei}.jpg`);
      expect([reply.status, reply.headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(reply.raw.length).toBeLessThan(300_000);
      expect(await sharp(reply.raw).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    }
  });

  it('exists for pages as a WebP of two thirds of the width and less than half the size', async () => {
    const datei = `empfehlung-${await newReferral(50)}`;
    const small = await open(`/vorschau/de/${datei}.webp`);
    expect([small.status, small.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(await sharp(small.raw).metadata()).toMatchObject({ format: 'webp', width: 800, height: 420 });
    const large = await open(`/vorschau/de/${datei}.jpg`);
    expect(small.raw.length).toBeLessThan(large.raw.length / 2);
    expect((await open(`/vorschau/de/${datei}.webp`)).raw.equals(small.raw)).toBe(true);
    expect(await sharp((await open('/vorschau/en/start.webp')).raw).metadata()).toMatchObject({ format: 'webp' });
  });

  it('differs by tenant, language and reward', async () => {
    const [id, other] = [await newReferral(50), await newReferral(0)];
    const pictures = await Promise.all([
      open('/vorschau/de/start.jpg'),
      open('/vorschau/en/start.jpg'),
      open('/vorschau/de/start.jpg', 'telko'),
      open(`/vorschau/de/empfehlung-${id}.jpg`),
      open(`/vorschau/de/empfehlung-${other}.jpg`),
    ]);
    expect(new Set(pictures.map(({ raw }) => raw.toString('base64'))).size).toBe(5);
  });

  it('is not found for an unknown name, language, product or referral', async () => {
    const foreign = await newReferral(50);
    const addresses = [
      'start',
      'produkt-0',
      'produkt-99999999999',
      'empfehlung-x',
      'empfehlung-',
      'produkt',
      'x',
      'start-1',
      'produkt-%00',
    ];
    for (const datei of ['produkt-0.webp', 'start.png', 'start.webp.jpg', '.webp', 'start.WEBP'])
      expect((await open(`/vorschau/de/${datei}`)).status, datei).toBe(404);
    for (const datei of addresses) expect((await open(`/vorschau/de/${datei}.jpg`)).status, datei).toBe(datei === 'start' ? 200 : 404);
    expect((await open('/vorschau/fr/start.jpg')).status).toBe(404);
    expect((await open(`/vorschau/de/empfehlung-${foreign}.jpg`, 'telko')).status).toBe(404);
  });
});

describe('the text of the picture', () => {
  it('is the best reward for the home', async () => {
    expect(await app.inTenant('telko', vorschauOfStart)).toEqual({
      titel: 'Bis zu 110\u00a0€, zu\u00a0teilen oder für Sie',
      praemie: null,
    });
  });

  it('is the whole reward for a product, given by its Id or its ExterneId', async () => {
    const produkt = (await app.api('energie', 'GET', '/produkt')).body[0];
    for (const id of [String(produkt.Id), produkt.ExterneId]) {
      const said = await app.inTenant('energie', (context) => vorschauOfProdukt(context, id));
      expect(said).toEqual({ titel: produkt.Name, praemie: '50\u00a0€ Prämie' });
    }
  });

  it.each([
    [100, 'Persönlich empfohlen'],
    [50, '25\u00a0€ für Sie'],
    [0, '50\u00a0€ für Sie'],
  ] as const)("is the recipient's amount if the recommender takes %s percent, or a personal tip", async (anteil, praemie) => {
    const nummer = await newReferral(anteil);
    expect(await app.inTenant('energie', (context) => vorschauOfEmpfehlung(context, nummer))).toMatchObject({ praemie });
  });
});

describe('the tags of a page', () => {
  const tags = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g)].map(([, name = '', content]) => [
        name,
        content,
      ]),
    );

  it("contain absolute addresses of the page and its picture at the tenant, regardless of the request's host", async () => {
    const { Id } = await findRewardedProdukt(app, 'energie');
    const nummer = await newReferral(50);
    for (const [path, bild] of [
      ['/de/', 'start'],
      [`/de/empfehlen/${Id}`, `produkt-${Id}`],
      [`/de/empfaengerdaten/${nummer}`, `empfehlung-${nummer}`],
    ]) {
      const found = tags((await open(`${path}?channel=mail`, 'energie', { 'x-forwarded-host': 'fremd.example' })).body);
      expect(found).toMatchObject({
        'og:url': `http://energie.localhost:3000${path}`,
        'og:image': `http://energie.localhost:3000/vorschau/de/${bild}.jpg`,
        'twitter:card': 'summary_large_image',
        'og:locale': 'de_DE',
        'og:site_name': 'Lindtal Energie',
      });
    }
  });

  it.each([
    [50, '25 € für Sie, 25 € für Erika'],
    [0, '50 € für Sie, wenn Sie über diesen Link wechseln'],
    [100, 'Ein persönlicher Tipp. Wechseln Sie über diesen Link, bekommt Erika dafür eine Prämie von 50 €.'],
  ] as const)("describe the reader's reward for a recommender's share of %s percent, on a link and on its page", async (anteil, words) => {
    const nummer = await newReferral(anteil);
    const crawler = { 'user-agent': 'WhatsApp/2.23' };
    expect(tags((await open(`/api/v1/energie/empfehlen/click/${nummer}`, 'energie', crawler)).body)['og:description']).toBe(words);
    expect(tags((await open(`/de/empfaengerdaten/${nummer}`)).body)['og:description']).toBe(words);
  });

  it('of a link are returned to a crawler, with only the first name', async () => {
    const nummer = await newReferral(50);
    const reply = await open(`/api/v1/energie/empfehlen/click/${nummer}`, 'energie', { 'user-agent': 'WhatsApp/2.23' });
    expect(reply.status).toBe(200);
    const found = tags(reply.body);
    expect(found['og:title']).toMatch(/^Erika empfiehlt Ihnen /);
    expect(found['og:image']).toContain(`/vorschau/de/empfehlung-${nummer}.jpg`);
    expect(reply.body).not.toContain('Muster');
  });
});
