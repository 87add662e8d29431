import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MandantKonfiguration } from '../../contract/mandant.ts';
import { type Reply, startTestApp, type TestApp } from '../../test/support/app.ts';
import { ERIKA, join, login, newEmail, produktOf, recommend, recommendation } from '../../test/support/walk.ts';

const TENANT = 'energie';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const page = (url: string, headers: Record<string, string> = {}): Promise<Reply> =>
  app.request({ method: 'GET', url, headers: { host: `${TENANT}.localhost:3000`, ...headers } });

const linksOf = async (url: string): Promise<string[]> =>
  [...(await page(url)).body.matchAll(/href="([^"]*)"/g)].map(([, address]) => address ?? '');

interface Change {
  konfiguration?: Partial<Record<keyof MandantKonfiguration, unknown>>;
  texte?: Record<string, string>;
}

/** The tenant's data as it was loaded, with changes; nothing but data changes. */
async function store({ konfiguration = {}, texte = {} }: Change): Promise<void> {
  const mandant = app.parts.mandanten.get(TENANT);
  await app.parts.db.inSystem(({ tx }) =>
    tx
      .updateTable('mandant')
      .set({
        konfiguration: JSON.stringify({ ...mandant?.konfiguration, ...konfiguration }),
        texte: JSON.stringify({ ...mandant?.texte, de: { ...mandant?.texte.de, ...texte } }),
      })
      .where('mandant', '=', TENANT)
      .execute(),
  );
}

async function change(wish: Change): Promise<void> {
  await store(wish);
  await app.parts.mandanten.reload();
}

describe('a tenant that renames its pages', () => {
  beforeAll(() =>
    change({
      konfiguration: {
        RoutePaths: {
          Homepage: '/start',
          Recommend: '/weitersagen/:produktId',
          Confirmation: '/adresse-bestaetigen',
          RecipientData: '/hallo/:empfehlungsnummer/daten',
          RecipientConfirmation: '/ihre-daten',
          Imprint: '/wer-wir-sind',
        },
      },
    }),
  );
  afterAll(() => change({ konfiguration: { RoutePaths: {} } }));

  it('has its home there and is led to it from the bare address', async () => {
    expect((await page('/de/start')).status).toBe(200);
    expect((await page('/de/START/')).status).toBe(200);
    for (const [url, location] of [
      ['/', '/de/'],
      ['/de', '/de/start'],
      ['/en/?channel=wa', '/en/start?channel=wa'],
    ] as const) {
      const reply = await page(url);
      expect([url, reply.status, reply.headers.location]).toEqual([url, 302, location]);
    }
  });

  it('links the new addresses from its home and the missing page, and no old one', async () => {
    const { Id } = await produktOf(app, TENANT);
    const addresses = await linksOf('/de/start');
    expect(addresses).toEqual(
      expect.arrayContaining([`/de/start?produkt=${Id}#empfehlen-form`, '/de/start', '/en/start', '/de/wer-wir-sind']),
    );
    expect(addresses.filter((address) => /^\/de\/(empfehlen|impressum|$)/.test(address))).toEqual([]);
    expect(await linksOf('/de/gibt-es-nicht')).toContain('/de/start');
    expect((await page(`/de/weitersagen/${Id}`)).status).toBe(200);
    expect((await page(`/de/empfehlen/${Id}`)).status).toBe(404);
  });

  it('mails the new addresses, and a link leads to them', async () => {
    const Email = newEmail('anna');
    const produkt = (await produktOf(app, TENANT)).Id;
    const body = recommendation({ produkt, empfehler: { ...ERIKA, Email } });
    expect((await app.api(TENANT, 'POST', '/Empfehlen/create', { body })).status).toBe(201);
    await app.jobs.drainMails();
    expect(app.mails.to(Email).html).toContain(`href="http://${TENANT}.localhost:3000/de/adresse-bestaetigen?token=`);

    const { Empfehlungsnummer } = await recommend(app, TENANT, await login(app, TENANT));
    const click = await app.api(TENANT, 'GET', `/empfehlen/click/${Empfehlungsnummer}?channel=wa`);
    expect(click.status).toBe(302);
    expect(click.headers.location).toMatch(new RegExp(`/de/hallo/${Empfehlungsnummer}/daten\\?channel=wa$`));

    const person = await join(app, TENANT, Empfehlungsnummer);
    await app.jobs.drainMails();
    expect(app.mails.to(person.email).text).toContain('/de/ihre-daten?token=');
  });

  it('says so to programs, and changes no other tenant', async () => {
    expect((await app.api(TENANT, 'GET', '/route/default')).body).toMatchObject({
      Homepage: '/start',
      Recommend: '/weitersagen/:produktId',
    });
    expect((await app.api('telko', 'GET', '/route/default')).body).toMatchObject({ Homepage: '/', Recommend: '/empfehlen/:produktId' });
    const other = await app.request({ method: 'GET', url: '/de/', headers: { host: 'telko.localhost' } });
    expect(other.status).toBe(200);
    expect(other.body.includes('href="/de/?produkt=')).toBe(true);
  });
});

describe("a tenant's own data", () => {
  it('is text wherever a page shows it', async () => {
    const evil = '</style><script>alert(1)</script>"\'><img src=x onerror=alert(1)>';
    const before = app.parts.mandanten.get(TENANT);
    await change({
      konfiguration: { Name: evil, ProgrammName: evil },
      texte: {
        'home.kernsatz': evil,
        'home.bedingung': evil,
        'faq.1.frage': evil,
        'faq.1.antwort': evil,
        'seite.nichtGefunden.text': evil,
      },
    });
    for (const url of ['/de/', '/de/gibt-es-nicht']) {
      const { body } = await page(url);
      expect(body.split('&lt;img src=x onerror=alert(1)&gt;').length).toBeGreaterThan(5);
      expect(body.match(/<script|<img src=x|onerror="/g)).toBeNull();
      expect(body.match(/<\/style>/g)).toHaveLength(1);
    }
    await change({ konfiguration: { Name: before?.konfiguration.Name, ProgrammName: before?.konfiguration.ProgrammName } });
  });

  it('decides which languages there are', async () => {
    await change({ konfiguration: { SupportedLanguage: { Sprache: ['de'] } } });
    expect((await page('/', { 'accept-language': 'en' })).headers.location).toBe('/de/');
    const english = await page('/en/');
    expect([english.status, english.body.includes('<html lang="de">')]).toEqual([404, true]);
    expect(await linksOf('/de/')).not.toContain('/en/');
    await change({ konfiguration: { SupportedLanguage: { Sprache: ['de', 'en'] } } });
    expect((await page('/en/')).status).toBe(200);
  });

  it.each([
    ['a path without a slash', { Faq: 'fragen' }],
    ['an address elsewhere', { Faq: '/fragen?x=https://fremd.example' }],
    ['a page that is not in the catalogue', { Unbekannt: '/x' }],
  ])('with %s is refused by its name, and the pages go on as they were', async (_, RoutePaths) => {
    await store({ konfiguration: { RoutePaths } });
    await expect(app.parts.mandanten.reload()).rejects.toThrow(`tenant ${TENANT}`);
    expect((await page('/de/')).status).toBe(200);
    await change({ konfiguration: { RoutePaths: {} } });
  });
});
