import { beforeEach, describe, expect, test } from 'vitest';
import { demoApp } from '../../../test/support/app.ts';
import { entriesOf, withInhalte } from '../../../test/support/inhalt.ts';
import { newBrowser } from '../../../test/support/pages.ts';
import { momentAfter, TEST_NOW } from '../../../test/support/parts.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { completion, join, login, newEmail, recommend, recommendation } from '../../../test/support/walk.ts';
import { addDays, dayOf, startOfDay } from '../../calendar.ts';
import { fieldCodes } from '../../http/problem.fixture.ts';
import { retain } from '../../jobs/retain.ts';
import { RETENTIONS } from '../../start/modules.ts';

const app = demoApp();
const TENANT = 'energie';
const DAY = '2026-12-01';
const MIDNIGHT = startOfDay(DAY);
const BEFORE = momentAfter({ minutes: -1 }, MIDNIGHT);
const AFTER = momentAfter({ minutes: 1 }, MIDNIGHT);
const OLD = '2026-11';
const NEW = '2026-12';

/** The tenant's content with another wording of the terms from `DAY` on, in which the support address stands. */
const planned = () =>
  entriesOf(app, TENANT).map((entry) =>
    entry.art === 'content-bloecke' && entry.kennung === 'agb'
      ? {
          ...entry,
          felder: {
            ...entry.felder,
            Geplant: {
              iv: [{ Version: NEW, GiltAb: DAY, Inhalt: { de: '<p>Ganz neu: {SupportEmail}</p>', en: '<p>All new: {SupportEmail}</p>' } }],
            },
          },
        }
      : entry,
  );
const withPlanned = <T>(work: () => Promise<T>): Promise<T> => withInhalte(app, TENANT, planned(), work);

beforeEach(async () => {
  app.clock.set(TEST_NOW);
  await queryAsOwner(app, "delete from rechtstext where mandant = $1 and block = 'agb'", [TENANT]);
});

const versionsOf = (bezug: string) =>
  queryAsOwner<{ agb_version: string }>(app, 'select agb_version from zustimmung where bezug = $1', [bezug]);
const recommendNow = async () => (await recommend(app, TENANT, await login(app, TENANT))).Empfehlungsnummer;
const read = (version: string, kennung = 'agb', language = 'de') =>
  app.api(TENANT, 'GET', `/content/content-bloecke/${kennung}/fassung?version=${version}`, { headers: { 'x-accept-language': language } });
const page = async (address: string) => newBrowser(app, TENANT).get(address);
const keptVersions = async (block = 'agb') =>
  (
    await queryAsOwner<{ version: string }>(app, 'select version from rechtstext where mandant = $1 and block = $2 order by version', [
      TENANT,
      block,
    ])
  ).map(({ version }) => version);

describe('a legal text that changes at midnight', () => {
  test('is agreed to in its old version before and in its new one after, and both can be read', () =>
    withPlanned(async () => {
      app.clock.set(BEFORE);
      const first = await recommendNow();
      app.clock.set(AFTER);
      const second = await recommendNow();
      expect([await versionsOf(first), await versionsOf(second)]).toEqual([[{ agb_version: OLD }], [{ agb_version: NEW }]]);
      const old = await read(OLD);
      expect([old.status, old.body]).toEqual([200, expect.objectContaining({ Version: OLD, GiltBis: addDays(DAY, -1), Sprache: 'de' })]);
      expect(old.body.Inhalt).toContain('Veranstalterin');
      const { SupportEmail } = app.parts.mandanten.get(TENANT)?.konfiguration ?? { SupportEmail: '' };
      expect((await read(NEW)).body).toEqual({
        Sprache: 'de',
        Titel: null,
        Inhalt: `<p>Ganz neu: ${SupportEmail}</p>`,
        Version: NEW,
        GiltAb: DAY,
        GiltBis: null,
      });
      expect((await read(NEW, 'agb', 'en')).body.Inhalt).toContain('All new');
      const shown = await page(`/de/agb?version=${OLD}`);
      expect([shown.status, shown.body]).toEqual([200, expect.stringContaining('bis 30.11.2026.')]);
      expect(shown.body).toContain('noindex');
      expect((await page('/de/agb')).body).toContain('Ganz neu');
    }));

  test('replaces the page that was cached before', () =>
    withPlanned(async () => {
      app.clock.set(BEFORE);
      const before = await page('/de/agb');
      expect((await page('/de/agb')).body).toBe(before.body);
      expect(before.body).not.toContain('Ganz neu');
      app.clock.set(AFTER);
      expect((await page('/de/agb')).body).toContain('Ganz neu');
      expect((await app.api(TENANT, 'GET', '/content/content-bloecke/agb')).body).toMatchObject({ Version: NEW, GiltAb: DAY, Geplant: [] });
    }));

  test('is announced with its day and can be read before', () =>
    withPlanned(async () => {
      app.clock.set(BEFORE);
      const present = await page('/de/agb');
      expect(present.body).toContain('Ab 01.12.2026 gilt eine neue Fassung.');
      expect(present.body).toContain(`href="/de/agb?version=${NEW}"`);
      const next = await page(`/de/agb?version=${NEW}`);
      expect(next.body).toContain('Diese Fassung gilt ab 01.12.2026.');
      expect(next.body).toContain('Ganz neu');
      expect((await page('/en/agb')).body).toContain('A new version takes effect on 1 December 2026.');
      expect((await page('/de/agb?version=nie')).status).toBe(404);
      expect((await read(NEW)).status).toBe(404);
    }));

  test('keeps the values that its variables had at the consent', async () => {
    const entries = [
      ...planned(),
      {
        art: 'variablen' as const,
        kennung: 'frist',
        position: 99,
        felder: { Name: { iv: 'SupportEmail' }, Wert: { de: 'hilfe@alt.example' } },
      },
    ];
    await withInhalte(app, TENANT, entries, async () => {
      app.clock.set(AFTER);
      await recommendNow();
    });
    expect((await read(NEW)).body.Inhalt).toContain('hilfe@alt.example');
  });
});

describe('a consent that names the version which the person saw', () => {
  test('is refused if another one is in force meanwhile, and nothing is stored', () =>
    withPlanned(async () => {
      app.clock.set(BEFORE);
      const nummer = await recommendNow();
      const { Hex, Empfaengernummer } = await join(app, TENANT, nummer);
      app.clock.set(AFTER);
      const accept = (AgbVersion: string) =>
        app.api(TENANT, 'PUT', '/empfaenger/zustimmung', {
          bearer: Hex,
          body: { AgbText: 'ja', AgbVersion, PraemienbedingungenVersion: OLD },
        });
      expect(fieldCodes(await accept(OLD))).toEqual({ AgbText: 'textGeaendert' });
      expect(await versionsOf(Empfaengernummer)).toEqual([]);
      expect((await accept(NEW)).status).toBe(204);
      expect(await versionsOf(Empfaengernummer)).toEqual([{ agb_version: NEW }]);

      const email = newEmail('joerg');
      const complete = (AgbVersion: string) =>
        app.api(TENANT, 'POST', '/tracking/abschliessen', { body: { ...completion(nummer, email), AgbText: 'ja', AgbVersion } });
      expect(fieldCodes(await complete(OLD))).toEqual({ AgbText: 'textGeaendert' });
      expect((await complete(NEW)).status).toBe(201);

      const bearer = await login(app, TENANT);
      const create = (own: object) => {
        const body = recommendation({ produkt: 1 });
        return app.api(TENANT, 'POST', '/Empfehlen/create', { bearer, body: { ...body, Empfehlung: { ...body.Empfehlung, ...own } } });
      };
      expect(fieldCodes(await create({ PraemienbedingungenVersion: 'alt' }))).toEqual({ 'Empfehlung.AgbText': 'textGeaendert' });
      expect((await create({ AgbVersion: NEW, PraemienbedingungenVersion: OLD })).status).toBe(201);
    }));

  test('is asked for again by the form that was opened before midnight', () =>
    withPlanned(async () => {
      app.clock.set(BEFORE);
      const nummer = await recommendNow();
      const browser = newBrowser(app, TENANT);
      const address = `/de/empfaengerdaten/${nummer}?schritt=daten`;
      const opened = await browser.get(`/de/empfaengerdaten/${nummer}`);
      expect(opened.body).toContain(`name="AgbVersion" value="${OLD}"`);
      app.clock.set(AFTER);
      const { empfaengerdaten } = completion(nummer, newEmail('joerg'));
      const typed = Object.entries(empfaengerdaten).filter(([, value]) => typeof value === 'string');
      const fields = {
        ...Object.fromEntries(typed.map(([name, value]) => [`empfaengerdaten.${name}`, String(value)])),
        'empfaengerdaten.adresse.plz': '50667',
        AgbText: 'Ich akzeptiere die Teilnahmebedingungen und die Prämienbedingungen.',
      };
      const refused = await browser.post(address, { ...fields, AgbVersion: OLD });
      expect(refused.status).toBe(422);
      expect(refused.body).toContain('Der Text hat sich inzwischen geändert.');
      expect(refused.body).toContain(`name="AgbVersion" value="${NEW}"`);
      expect(refused.body).not.toMatch(/<input[^>]*checked=""[^>]*name="AgbText"/);
      expect((await browser.post(address, { ...fields, AgbVersion: NEW })).status).toBe(303);
    }));
});

describe('a kept version', () => {
  test('stays as long as a consent names it, and goes with the last one', () =>
    withPlanned(async () => {
      app.clock.set(BEFORE);
      await recommendNow();
      app.clock.set(AFTER);
      await recommendNow();
      const entries = entriesOf(app, TENANT);
      // The wording that began is now the only one.
      await withInhalte(app, TENANT, entries, async () => {
        await retain(app.parts, RETENTIONS);
        expect(await keptVersions()).toEqual([OLD, NEW]);
        await queryAsOwner(app, 'delete from zustimmung where mandant = $1 and agb_version = $2', [TENANT, OLD]);
        await retain(app.parts, RETENTIONS);
        expect(await keptVersions()).toEqual([NEW]);
        expect((await read(OLD)).status).toBe(404);
        await queryAsOwner(app, 'delete from zustimmung where mandant = $1 and agb_version = $2', [TENANT, NEW]);
        await retain(app.parts, RETENTIONS);
        expect(await keptVersions()).toEqual([NEW]);
      });
    }));

  test('is of one tenant and of the texts that people agree to', async () => {
    await recommendNow();
    expect((await read(OLD)).status).toBe(200);
    expect((await read(OLD, 'impressum')).status).toBe(404);
    expect((await app.api('intern', 'GET', `/content/content-bloecke/agb/fassung?version=nie`)).status).toBe(404);
    expect(dayOf(TEST_NOW)).toBe('2026-11-20');
  });

  test('is linked from the disclosure of the person', async () => {
    const bearer = await login(app, TENANT);
    await recommend(app, TENANT, bearer);
    const { body } = await app.api(TENANT, 'GET', '/empfehler/datenauskunft', { bearer });
    expect(body.Zustimmungen.at(-1)).toMatchObject({
      AgbAdresse: expect.stringMatching(/\/de\/agb\?version=2026-11$/),
      PraemienbedingungenAdresse: expect.stringMatching(/\/de\/praemienbedingungen\?version=2026-11$/),
    });
  });
});
