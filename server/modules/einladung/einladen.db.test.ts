import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loginAgentur, makeAgentur, makeBenutzer, openAgencyWithStaff } from '../../../test/support/agentur.ts';
import { testApp } from '../../../test/support/app.ts';
import { einladungOf } from '../../../test/support/einladung.ts';
import { blockAddress, newAccount } from '../../../test/support/konto.ts';
import { changeMandant, configure, configured } from '../../../test/support/mandant.ts';
import { TEST_NOW } from '../../../test/support/parts.ts';
import { login, newEmail } from '../../../test/support/walk.ts';
import { werbungOf } from '../../../test/support/werbung.ts';
import { stopMails } from '../../mail/mail-sperre.ts';

const app = testApp();
const TENANT = 'telko';
const DAY_MINUTES = 24 * 60;
const einladung = einladungOf(app);
let agency: Awaited<ReturnType<typeof openAgencyWithStaff>>;

beforeAll(async () => {
  await configure(app, TENANT, { CaptchaAb: null });
  agency = await openAgencyWithStaff(app);
});
beforeEach(() => app.clock.set(TEST_NOW));

const fieldsOf = ({ status, body }: Awaited<ReturnType<typeof einladung.send>>) => [
  status,
  (body.errors ?? []).map(({ field, code }: { field: string; code: string }) => `${field} ${code}`),
];
const proofOf = (nummer: string) =>
  app.inTenant(TENANT, ({ tx }) =>
    tx.selectFrom('einladungseinwilligung').selectAll().where('einladungsnummer', '=', nummer).executeTakeFirst(),
  );

describe('inviting on site', () => {
  test('needs no address: it returns the link of a QR code and mails no one', async () => {
    const before = app.mails.sent.length;
    const { status, body, headers } = await einladung.send(agency.mitarbeiter);
    expect([status, body.Status, headers['cache-control']]).toEqual([201, 'Offen', 'no-store']);
    expect(body.Link).toMatch(/^https?:\/\/[^/]+\/de\/einladung\?token=[\w-]{40,100}$/);
    expect(await einladung.row(body.Einladungsnummer)).toMatchObject({ mitarbeiternummer: 'M-7', email: null, art: 'VorOrt' });
    await app.jobs.drainMails();
    expect([app.mails.sent.length, await proofOf(body.Einladungsnummer)]).toEqual([before, undefined]);
  });

  test('stores the consent for an address word for word, and sends one mail: who invites, where and when, and how to decline', async () => {
    const Email = newEmail('kundin');
    const { Text, Version } = (await einladung.daten(agency.mitarbeiter)).Einwilligung;
    const { nr } = await einladung.invite(agency.mitarbeiter, { Email });
    expect(await proofOf(nr)).toMatchObject({
      art: 'VorOrt',
      email: Email,
      version: Version,
      text: Text,
      language: 'de',
      gegeben_am: TEST_NOW,
      anlass: null,
      erfasst_von: expect.stringContaining(`Agentur:${agency.agenturnummer}:`),
      verwendet_am: TEST_NOW,
    });
    const [mail, ...others] = await einladung.mailsTo(Email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Guten Tag Zacharina Quittenstiel');
    expect(mail?.text).toMatch(/weil Sie am 20\.11\.2026 bei Agentur Testweg \d+ waren/);
    expect(mail?.text).toContain('Ich möchte das nicht');
    expect(mail?.text).not.toMatch(/€|Prämie/);
  });
});

describe('inviting by telephone', () => {
  test('needs an address and the occasion that entitles to the call, which is stored with its day', async () => {
    expect(fieldsOf(await einladung.send(agency.mitarbeiter, { Art: 'Telefon', Anlass: undefined }))).toEqual([
      422,
      ['Email pflichtfeld', 'Anlass pflichtfeld'],
    ]);
    const Email = newEmail('anruf');
    const { nr } = await einladung.invite(agency.mitarbeiter, {
      Email,
      Art: 'Telefon',
      Anlass: 'EinwilligungVom',
      EinwilligungVom: '2025-11-20',
    });
    expect(await proofOf(nr)).toMatchObject({ art: 'Telefon', anlass: 'EinwilligungVom', einwilligung_vom: '2025-11-20' });
    const [mail] = await einladung.mailsTo(Email);
    expect(mail?.text).toMatch(/weil Sie am 20\.11\.2026 mit Agentur Testweg \d+ telefoniert/);
  });

  test.each([
    [{ Anlass: 'EinwilligungVom' }, 'EinwilligungVom pflichtfeld'],
    [{ Anlass: 'EinwilligungVom', EinwilligungVom: '2026-11-21' }, 'EinwilligungVom zukunft'],
    [{ Anlass: 'EinwilligungVom', EinwilligungVom: '2025-11-19' }, 'EinwilligungVom einwilligungZuAlt'],
    [{ Anlass: 'EinwilligungVom', EinwilligungVom: '0001-01-01' }, 'EinwilligungVom einwilligungZuAlt'],
    [{ Anlass: 'Laufkundschaft' }, 'Anlass auswahl'],
    [{ Einwilligung: null }, 'Einwilligung pflichtfeld'],
    [{ Einwilligung: { Version: 'veraltet', Am: TEST_NOW.toISOString() } }, 'Einwilligung.Version wortlautVeraltet'],
  ])('is refused for %j', async (wish, fault) => {
    const sent = await einladung.send(agency.mitarbeiter, { Email: newEmail(), Art: 'Telefon', ...wish });
    expect(fieldsOf(sent)).toEqual([422, [fault]]);
  });
});

describe('the consent', () => {
  test('must not be in the future or older than a day, with tolerance for a fast clock and for a tablet without network', async () => {
    const { Version } = (await einladung.daten(agency.inhaber)).Einwilligung;
    const at = (minutes: number) => ({ Version, Am: new Date(TEST_NOW.getTime() + minutes * 60_000).toISOString() });
    const sent = async (minutes: number) =>
      fieldsOf(await einladung.send(agency.inhaber, { Email: newEmail(), Einwilligung: at(minutes) }));
    expect([await sent(6), await sent(5)]).toEqual([
      [422, ['Einwilligung.Am zukunft']],
      [201, []],
    ]);
    expect([await sent(-DAY_MINUTES - 1), await sent(-DAY_MINUTES)]).toEqual([
      [422, ['Einwilligung.Am einwilligungZuAlt']],
      [201, []],
    ]);
  });

  test('is stored with the words that were read out, in their language; changed words are another version', async () => {
    const read = async (headers = {}) => (await app.api(TENANT, 'GET', '/Einladung/daten', { bearer: agency.inhaber, headers })).body;
    const { Einwilligung: english } = await read({ 'x-accept-language': 'en' });
    const { Einwilligung: german } = await read();
    expect([english.Version === german.Version, english.Text.startsWith('Yes'), german.Text.startsWith('Ja')]).toEqual([false, true, true]);
    const Email = newEmail('guest');
    const Am = TEST_NOW.toISOString();
    const { nr } = await einladung.invite(agency.inhaber, { Email, Einwilligung: { Version: english.Version, Am } });
    expect(await proofOf(nr)).toMatchObject({ language: 'en', text: english.Text });
    expect((await einladung.mailsTo(Email))[0]?.text).toContain('I do not want this');
    await changeMandant(app, TENANT, { texte: { de: { 'einladung.einwilligung': 'Ja, gerne.' } } });
    const sent = await einladung.send(agency.inhaber, { Email: newEmail(), Einwilligung: { Version: german.Version, Am } });
    expect(fieldsOf(sent)).toEqual([422, ['Einwilligung.Version wortlautVeraltet']]);
  });
});

describe('invitations of an agency', () => {
  test("carry only the staff member's own number, but any inviting number or none if made by the owner", async () => {
    const { agenturnummer, inhaber, mitarbeiter } = agency;
    await makeBenutzer(app, TENANT, agenturnummer, { rollen: ['Mitarbeiter'], mitarbeiternummer: 'M-8' });
    await makeBenutzer(app, TENANT, agenturnummer, { rollen: ['Mitarbeiter'], mitarbeiternummer: 'M-9', status: 'Deaktiviert' });
    await makeBenutzer(app, TENANT, agenturnummer, { rollen: [], mitarbeiternummer: 'M-10' });
    const numberOf = async (bearer: string, Mitarbeiternummer?: string | null) =>
      (await einladung.row((await einladung.invite(bearer, { Mitarbeiternummer })).nr)).mitarbeiternummer;
    expect([await numberOf(mitarbeiter), await numberOf(mitarbeiter, 'M-7'), await numberOf(mitarbeiter, null)]).toEqual([
      'M-7',
      'M-7',
      'M-7',
    ]);
    expect([await numberOf(inhaber), await numberOf(inhaber, 'M-8')]).toEqual([null, 'M-8']);
    expect(fieldsOf(await einladung.send(mitarbeiter, { Mitarbeiternummer: 'M-8' }))).toEqual([422, ['Mitarbeiternummer fremdeNummer']]);
    for (const Mitarbeiternummer of ['M-9', 'M-10', 'M-99'])
      expect(fieldsOf(await einladung.send(inhaber, { Mitarbeiternummer }))).toEqual([422, ['Mitarbeiternummer nummer']]);
    const { Mitarbeiter, Arten, Produkte } = await einladung.daten(inhaber);
    expect(Mitarbeiter.map(({ Mitarbeiternummer }) => Mitarbeiternummer)).toEqual(['M-7', 'M-8']);
    expect((await einladung.daten(mitarbeiter)).Mitarbeiter).toMatchObject([{ Mitarbeiternummer: 'M-7', Name: 'Agathe Agenturin' }]);
    expect([Arten, Produkte.length > 0]).toEqual([['VorOrt', 'Telefon'], true]);
  });

  test('are refused for users of the agency, including the caller, in any spelling', async () => {
    const self = await makeBenutzer(app, TENANT, agency.agenturnummer, { rollen: ['Mitarbeiter'], mitarbeiternummer: 'M-11' });
    const bearer = await loginAgentur(app, TENANT, self);
    for (const Email of [self, self.replace('@', '+privat@').toUpperCase()])
      expect(fieldsOf(await einladung.send(bearer, { Email }))).toEqual([422, ['Email ausDerAgentur']]);
    const other = await makeBenutzer(app, TENANT, await makeAgentur(app, TENANT));
    expect((await einladung.send(bearer, { Email: other })).status).toBe(201);
  });
});

describe('an address', () => {
  const declined = newEmail('nein');
  const ways: [string, (email: string) => Promise<unknown>][] = [
    ['is barred', (email) => blockAddress(app, email)],
    ['unsubscribed from all mails', (email) => app.inTenant(TENANT, (context) => stopMails(context, email))],
    [
      'declined the invitation of another agency',
      async (email) => {
        const { inhaber } = await openAgencyWithStaff(app);
        await einladung.invite(inhaber, { Email: email });
        expect((await einladung.decline(await einladung.mailed(email))).status).toBe(204);
      },
    ],
  ];

  test.each(ways)('that %s gets the same answer as any other, and no mail', async (_, refuse) => {
    const Email = newEmail('nein');
    await refuse(Email);
    const before = (await einladung.mailsTo(Email)).length;
    const [one, other] = [await einladung.send(agency.inhaber, { Email }), await einladung.send(agency.inhaber, { Email: newEmail() })];
    expect([one.status, Object.keys(one.body)]).toEqual([other.status, Object.keys(other.body)]);
    expect(one.status).toBe(201);
    expect((await einladung.mailsTo(Email)).length).toBe(before);
  });

  test('that withdrew its consent to advertising gets no mail', async () => {
    const { email } = await newAccount(app);
    const werbung = werbungOf(app, TENANT);
    const bearer = await login(app, TENANT, email);
    await werbung.set(true, bearer);
    await werbung.confirm(await werbung.mailed(email));
    await werbung.set(false, bearer);
    await einladung.invite(agency.inhaber, { Email: email });
    expect(await einladung.mailsTo(email)).toEqual([]);
  });

  test('is mailed at most three times an hour, over all agencies; refused invitations do not count', async () => {
    const others = await openAgencyWithStaff(app);
    for (const Mitarbeiternummer of ['M-999', 'M-998', 'M-997', 'M-996'])
      expect((await einladung.send(agency.inhaber, { Email: declined, Mitarbeiternummer })).status).toBe(422);
    for (const bearer of [agency.inhaber, others.inhaber, agency.inhaber])
      expect((await einladung.send(bearer, { Email: declined })).status).toBe(201);
    expect((await einladung.send(others.inhaber, { Email: declined.replace('@', '+x@') })).status).toBe(429);
  });
});

describe('the captcha of invitations', () => {
  test("is required after the tenant's number of invitations of a login within an hour; invalid ones do not count", async () => {
    const { mitarbeiter, inhaber } = await openAgencyWithStaff(app);
    await configured(app, TENANT, { CaptchaAb: 2 }, async () => {
      const ask = async (bearer: string) => (await app.api(TENANT, 'PUT', '/Einladung', { bearer })).body;
      expect(await ask(mitarbeiter)).toEqual({ CaptchaRequired: false });
      for (const wrong of [{ Mitarbeiternummer: 'M-999' }, { Email: newEmail(), Einwilligung: null }, { Vorname: ' ' }])
        expect((await einladung.send(mitarbeiter, wrong)).status).toBe(422);
      for (let time = 0; time < 2; time += 1) await einladung.invite(mitarbeiter);
      expect(await ask(mitarbeiter)).toMatchObject({ CaptchaRequired: true, Art: 'altcha' });
      const refused = await einladung.send(mitarbeiter);
      expect([refused.status, refused.body.code]).toEqual([403, 'CaptchaRequired']);
      expect((await einladung.send(mitarbeiter, { Mitarbeiternummer: 'M-999' })).status).toBe(422);
      expect((await einladung.send(mitarbeiter, { Captcha: 'x' })).body.code).toBe('CaptchaWrong');
      expect(await ask(inhaber)).toEqual({ CaptchaRequired: false });
      app.clock.pass({ minutes: 60 });
      expect(await ask(mitarbeiter)).toEqual({ CaptchaRequired: false });
    });
  });
});

test('a double click creates one invitation', async () => {
  const [first, second] = [await einladung.send(agency.inhaber, {}, 'klick'), await einladung.send(agency.inhaber, {}, 'klick')];
  expect([second.status, second.body]).toEqual([201, first.body]);
});

test('an invitation with a blank name or invalid fields is refused', async () => {
  expect(fieldsOf(await einladung.send(agency.inhaber, { Vorname: ' ', Nachname: undefined, Art: 'Post', Kanal: 'x' } as object))).toEqual([
    422,
    ['Vorname pflichtfeld', 'Nachname pflichtfeld', 'Art auswahl', 'Kanal unbekannt'],
  ]);
  expect((await einladung.send(agency.inhaber, { Email: 'ohne-at' })).body.code).toBe('EmailUngueltig');
});
