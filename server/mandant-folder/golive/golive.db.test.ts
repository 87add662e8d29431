import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LIVE_PUNKTE } from '../../../contract/rules/live.ts';
import { testApp } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { globalCall, loginBetrieb, makePerson } from '../../../test/support/betrieb.ts';
import { newBrowser } from '../../../test/support/pages.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { dayOf } from '../../calendar.ts';
import { listDemoMandanten } from '../../demo/files.ts';
import { expectProblem } from '../../http/problem.fixture.ts';
import { letterTo } from '../../mail/before-live.fixture.ts';
import { addApiSchluessel } from '../../modules/betrieb/index.ts';
import { OutsideFault } from '../../outside/fault.ts';
import type { Outside } from '../../outside/outside.ts';
import { readMuster } from './vorlage.ts';

const app = testApp();
let plattform = { bearer: '', email: '' };
beforeAll(async () => {
  plattform = await loginBetrieb(app, { rollen: {}, plattform: true });
  Object.assign(app.parts, { outside: { ...app.parts.outside, ask: askOwnApp } });
});

/** Asks the app itself instead of the network: the host leads to the tenant unless a test says otherwise. */
let hostOf = (mandant: string) => `${mandant}.localhost:3000`;
const askOwnApp: Outside['ask'] = async ({ mandant }, { url }, read) => {
  const { status, body, headers } = await app.request({ method: 'GET', url, headers: { host: hostOf(mandant) } });
  return read({ status, headers: headers as Record<string, string>, body: Buffer.from(String(body)) });
};
beforeEach(() => {
  hostOf = (mandant) => `${mandant}.localhost:3000`;
});

let made = 0;
const wishOf = (more: object = {}) => {
  made += 1;
  const Mandant = `neu${made}`;
  const Host = `empfehlen.${Mandant}-gmbh.de`;
  return { Mandant, Name: 'Nordlicht', ProgrammName: 'Nordlicht empfehlen', Farbe: '#0b5d3b', Host, ...more };
};
const create = (body: object, bearer = plattform.bearer) => globalCall(app, 'POST', '/mandanten', { bearer, body });
const fields = (body: { errors?: { field: string; code: string }[] }) => (body.errors ?? []).map(({ field, code }) => `${field} ${code}`);

/** A new tenant that is not live. */
async function newMandant(more: object = {}): Promise<string> {
  const wish = wishOf(more);
  expect(await create(wish)).toMatchObject({ status: 201, body: { Mandant: wish.Mandant } });
  return wish.Mandant;
}

const call = (tenant: string, method: 'GET' | 'POST' | 'PATCH', path: string, body?: object, bearer = plattform.bearer) =>
  app.api(tenant, method, `/betrieb/${path}`, { bearer, ...(body && { body }) });
const open = (tenant: string, punkte: readonly string[] = LIVE_PUNKTE, bearer = plattform.bearer) =>
  call(tenant, 'POST', 'live', { Verzicht: punkte.map((Punkt) => ({ Punkt, Worte: `Ohne ${Punkt}.` })) }, bearer);
const listOf = async (tenant: string) => (await call(tenant, 'GET', 'livepruefung')).body;
const statusOf = async (tenant: string, punkt: string) =>
  (await listOf(tenant)).Punkte.find(({ Punkt }: { Punkt: string }) => Punkt === punkt);

describe('a new tenant', () => {
  test('is made from the smallest one, for the platform alone, and is written into the audit log', async () => {
    const tenant = await newMandant();
    const { body } = await globalCall(app, 'GET', '/user', { bearer: plattform.bearer });
    expect(body.Mandanten.find(({ Mandant }: { Mandant: string }) => Mandant === tenant)).toMatchObject({
      Name: 'Nordlicht',
      Farbe: '#0b5d3b',
      LiveSeit: null,
      Rollen: ['Plattform'],
    });
    expect(await queryAsOwner(app, `select wer from protokoll where was = 'mandant.angelegt' and mandant = '${tenant}'`)).toHaveLength(1);
    const { bearer } = await loginBetrieb(app);
    expect((await create(wishOf(), bearer)).body.code).toBe('NichtAuthorisiert');
  });

  test('is refused at the field that does not fit, and nothing is made', async () => {
    const taken = await newMandant();
    const cases: [object, string][] = [
      [{ Mandant: taken }, 'Mandant vergeben'],
      [{ Mandant: 'betrieb' }, 'Mandant auswahl'],
      [{ Mandant: 'Groß' }, 'Mandant format'],
      [{ Host: 'freunde.funkhof.example' }, 'Host hostVergeben'],
      [{ Host: 'neu.localhost' }, 'Host hostLokal'],
      [{ Host: 'https://neu.de' }, 'Host format'],
      [{ Farbe: '#ffff00' }, 'Farbe kontrast'],
      [{ Farbe: 'gelb' }, 'Farbe format'],
    ];
    for (const [more, expected] of cases) {
      const wish = wishOf(more);
      const { status, body } = await create(wish);
      expect([status, fields(body)]).toEqual([422, [expected]]);
      if (wish.Mandant !== taken) expect(app.parts.mandanten.get(wish.Mandant)).toBeUndefined();
    }
    expect((await create(wishOf({ Vorlage: 'unbekannt' }))).body.code).toBe('NichtGefunden');
  });

  test('is made once by two calls at once', async () => {
    const wish = wishOf();
    const answers = await atOnce(2, () => create(wish));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  test.each(listDemoMandanten())('begins as a copy of %s without what belongs to its company', async (Vorlage) => {
    const tenant = await newMandant({ Vorlage });
    const { konfiguration, theme } = app.parts.mandanten.get(tenant) ?? expect.fail('no tenant');
    expect(konfiguration).toMatchObject({ Zahlungssteller: null, Rechnungssteller: null, EmailWhitelist: [], Dienste: {}, trackings: [] });
    expect([theme.logo, theme.icon]).toEqual([undefined, undefined]);
    const { Ordner } = (await call(tenant, 'GET', 'entwurf')).body;
    expect(Ordner['mandant.json'].hosts).toHaveLength(1);
    const { Name } = app.parts.mandanten.get(Vorlage)?.konfiguration ?? expect.fail('no tenant');
    expect(JSON.stringify([Ordner['inhalte.json']['content-bloecke'].impressum, Ordner['texte.json']?.de?.['mail.fuss']])).not.toContain(
      Name,
    );
    expect(Ordner['inhalte.json']['content-bloecke'].impressum).toEqual(
      (readMuster().files['inhalte.json'] as Record<string, Record<string, unknown>>)['content-bloecke']?.impressum,
    );
  });
});

describe('a tenant that is not live', () => {
  test('is closed to everybody but its back office', async () => {
    const tenant = await newMandant();
    const outside = newBrowser(app, tenant);
    const page = await outside.get('/de/', { accept: 'text/html' });
    expect([page.status, page.headers['retry-after']]).toEqual([503, '60']);
    expect(page.body).toContain('noindex');
    expect(page.body).toContain('noch nicht eröffnet');
    for (const url of [
      '/robots.txt',
      '/sitemap.xml',
      '/r/ABCD1234',
      `/${tenant}/widget.js`,
      `/api/v1/${tenant}/produkt`,
      `/api/v1/mandant/${tenant}`,
    ])
      expect([url, (await outside.get(url)).status, (await outside.get(url)).body.code]).toEqual([url, 503, 'NetzwerkFehler']);
    const { bearer } = await loginBetrieb(app, { rollen: { [tenant]: ['Redaktion'] } });
    expect((await newBrowser(app, tenant, { cookies: { psoe_betrieb: bearer } }).get('/de/')).status).toBe(200);
    const stranger = await loginBetrieb(app);
    expect((await newBrowser(app, tenant, { cookies: { psoe_betrieb: stranger.bearer } }).get('/de/')).status).toBe(503);
    expect((await newBrowser(app, tenant, { cookies: { psoe_betrieb: 'unbekannt' } }).get('/de/')).status).toBe(503);
  });

  test('takes reports of orders by key, and no other call by key', async () => {
    const tenant = await newMandant();
    await app.inTenant(tenant, (context) => addApiSchluessel(context, 'ein-schluessel-des-shops', 'shop'));
    const asShop = { bearer: 'ein-schluessel-des-shops' };
    expect((await app.api(tenant, 'GET', '/auftrag/unbekannt0000', asShop)).body.code).toBe('NichtGefunden');
    expect((await app.api(tenant, 'GET', '/kundennummer', asShop)).status).toBe(503);
  });

  test('mails its back office and its support alone', async () => {
    const tenant = await newMandant();
    const { email } = await makePerson(app, { rollen: { [tenant]: ['Betrieb'] } });
    const addresses = ['fremd@brief.example', email, 'hilfe@musterfirma.example'];
    const { dispatch, ids, sent } = await letterTo(app, tenant, addresses);
    for (const id of ids) await dispatch.send(app.parts.mandanten.get(tenant) ?? expect.fail('no tenant'), id);
    expect(sent.map(({ an }) => an)).toEqual(addresses.slice(1));
  });
});

describe('the list before a tenant is live', () => {
  test('names what is missing with its place, and reads what was published', async () => {
    const tenant = await newMandant();
    const { LiveSeit, Punkte } = await listOf(tenant);
    expect([LiveSeit, Punkte.map(({ Punkt }: { Punkt: string }) => Punkt)]).toEqual([null, LIVE_PUNKTE]);
    const done = Punkte.filter(({ Status }: { Status: string }) => Status === 'Erfuellt').map(({ Punkt }: { Punkt: string }) => Punkt);
    expect(done).toEqual(['Host', 'Praemie', 'Sprachen', 'Kontrast']);
    expect(await statusOf(tenant, 'Impressum')).toMatchObject({ Pfad: ['inhalte.json', 'content-bloecke', 'impressum', 'Inhalt', 'de'] });
    const place = ['inhalte.json', 'content-bloecke', 'impressum', 'Inhalt', 'de'];
    const { Ordner } = (await call(tenant, 'GET', 'entwurf')).body;
    const Bisher = Ordner['inhalte.json']['content-bloecke'].impressum.Inhalt.de;
    await call(tenant, 'PATCH', 'entwurf', { Pfad: place, Wert: '<p>Nordlicht GmbH, Hafenweg 4, 20457 Hamburg</p>', Bisher });
    expect((await statusOf(tenant, 'Impressum')).Status).toBe('Fehlt');
    expect((await call(tenant, 'POST', 'entwurf/veroeffentlichen', { Worte: 'Impressum.' })).status).toBe(200);
    expect((await statusOf(tenant, 'Impressum')).Status).toBe('Erfuellt');
  });

  test('counts a sender once the mail system took its test mail', async () => {
    const tenant = await newMandant();
    for (const [Pfad, Wert, Bisher] of [
      [['mandant.json', 'konfiguration', 'SupportEmail'], 'hilfe@nordlicht.de', 'hilfe@musterfirma.example'],
      [
        ['texte.json', 'de', 'mail.fuss'],
        'Nordlicht GmbH, Hamburg',
        'Musterfirma GmbH · Musterweg 1 · 12345 Musterstadt · hilfe@musterfirma.example',
      ],
    ] as const) {
      expect((await statusOf(tenant, 'Absender')).Status).toBe('Fehlt');
      expect((await call(tenant, 'PATCH', 'entwurf', { Pfad, Wert, Bisher })).status).toBe(200);
    }
    await call(tenant, 'POST', 'entwurf/veroeffentlichen', { Worte: 'Absender.' });
    expect(await statusOf(tenant, 'Absender')).toMatchObject({ Status: 'Fehlt', Pfad: null });
    expect((await call(tenant, 'POST', 'probemail')).status).toBe(202);
    await app.jobs.drainMails();
    expect(app.mails.to(plattform.email).betreff).toBe('Probemail von Nordlicht');
    expect((await statusOf(tenant, 'Absender')).Status).toBe('Erfuellt');
  });

  test('counts a trial order of the back office where contacts order on the pages or by mail', async () => {
    const tenant = await newMandant();
    for (const Bestellweg of ['Shop', 'EMail', 'Anfrage']) {
      await queryAsOwner(app, 'update mandant set konfiguration = konfiguration || $2::jsonb where mandant = $1', [
        tenant,
        JSON.stringify({ Bestellweg }),
      ]);
      expect([Bestellweg, await statusOf(tenant, 'Auftrag')]).toMatchObject([Bestellweg, { Status: 'Fehlt', Pfad: null }]);
    }
    expect((await call(tenant, 'POST', 'probeauftrag')).status).toBe(200);
    expect((await statusOf(tenant, 'Auftrag')).Status).toBe('Erfuellt');
  });

  test('counts an order by key alone, a trial too, where contacts order in a shop', async () => {
    const tenant = await newMandant();
    await queryAsOwner(app, 'update mandant set konfiguration = konfiguration || $2::jsonb where mandant = $1', [
      tenant,
      JSON.stringify({ EmpfehlenWebPage: 'https://shop.nordlicht.de/' }),
    ]);
    expect((await call(tenant, 'POST', 'probeauftrag')).status).toBe(200);
    expect(await statusOf(tenant, 'Auftrag')).toMatchObject({ Status: 'Fehlt', Pfad: ['mandant.json', 'konfiguration', 'Bestellweg'] });
    const { bearer } = await loginBetrieb(app, { rollen: { [tenant]: ['Betrieb'] } });
    const key = await call(tenant, 'POST', 'schluessel', { Name: 'Shop', Rechte: ['Auftrag'] }, bearer);
    const order = { Auftragsnummer: 'PROBE-1', Empfaengernummer: 'PROBE', ProduktId: 1, Status: 'Eingegangen' };
    const body = { ...order, Auftragsdatum: dayOf(app.clock.now()) };
    expect((await app.api(tenant, 'POST', '/auftrag', { bearer: key.body.Schluessel, body })).status).toBe(201);
    expect((await statusOf(tenant, 'Auftrag')).Status).toBe('Erfuellt');
  });

  test('counts two people who may approve runs, and a host that leads here', async () => {
    const tenant = await newMandant();
    for (const expected of ['Fehlt', 'Fehlt', 'Erfuellt']) {
      expect((await statusOf(tenant, 'Freigebende')).Status).toBe(expected);
      await makePerson(app, { rollen: { [tenant]: ['Buchhaltung'] } });
    }
    hostOf = () => 'telko.localhost:3000';
    expect((await statusOf(tenant, 'Host')).Status).toBe('Fehlt');
    hostOf = () => {
      throw new OutsideFault('unreachable');
    };
    expect((await statusOf(tenant, 'Host')).Status).toBe('Fehlt');
  });
});

describe('going live', () => {
  test('stops at each missing point, which the platform alone waives with words', async () => {
    const tenant = await newMandant();
    const { bearer } = await loginBetrieb(app, { rollen: { [tenant]: ['Betrieb'] } });
    const refused = await open(tenant, ['Impressum']);
    expect([refused.status, fields(refused.body)]).toEqual([422, expect.arrayContaining(['Datenschutz liveFehlt', 'Auftrag liveFehlt'])]);
    expect(fields(refused.body)).not.toContain('Impressum liveFehlt');
    expect((await open(tenant, LIVE_PUNKTE, bearer)).body.code).toBe('NichtAuthorisiert');
    expect(app.parts.mandanten.get(tenant)?.liveSeit).toBeNull();
    const answers = await atOnce(2, () => open(tenant));
    expect(answers.map(({ status, body }) => [status, body.LiveSeit])).toEqual(answers.map(() => [200, app.clock.now().toISOString()]));
    expect((await newBrowser(app, tenant).get('/de/')).status).toBe(200);
    expect((await open(tenant, [], bearer)).body).toEqual(answers[0]?.body);
    const rows = await queryAsOwner<{ was: string; bezug: string; grund: string | null }>(
      app,
      `select was, bezug, grund from protokoll where mandant = '${tenant}' and was like '%live%' order by protokoll_id`,
    );
    expect(rows.at(-1)).toEqual({ was: 'mandant.live', bezug: tenant, grund: null });
    expect(rows.filter(({ was }) => was === 'mandant.live')).toHaveLength(1);
    expect(rows[0]).toEqual({ was: 'live.verzichtet', bezug: 'Impressum', grund: 'Ohne Impressum.' });
    expect(rows.map(({ bezug }) => bezug)).not.toContain('Kontrast');
    expect(await statusOf(tenant, 'Impressum')).toMatchObject({ Status: 'Verzichtet', Worte: 'Ohne Impressum.' });
  });
});

test('making a tenant and going live ask for a second factor of the last minutes', async () => {
  const { id, bearer } = await loginBetrieb(app, { rollen: {}, plattform: true });
  await queryAsOwner(app, "update betrieb_sitzung set bestaetigt_am = bestaetigt_am - interval '11 minutes' where benutzer_id = $1", [id]);
  expectProblem(await create(wishOf(), bearer), 403, 'BestaetigungNoetig');
  expectProblem(await open(await newMandant(), [], bearer), 403, 'BestaetigungNoetig');
});
