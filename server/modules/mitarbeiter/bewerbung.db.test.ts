import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { einladungOf } from '../../../test/support/einladung.ts';
import { newAccount } from '../../../test/support/konto.ts';
import { configure } from '../../../test/support/mandant.ts';
import { recipient } from '../../../test/support/money.ts';
import { TEST_NOW } from '../../../test/support/parts.ts';
import { login, order, postAuftrag } from '../../../test/support/walk.ts';
import { addTage } from '../../calendar.ts';

const app = testApp();
const TENANT = 'telko';
const STATES = ['Eingegangen', 'Bestaetigt', 'Storniert', 'Widerrufen'] as const;
const NOT_DECIDED = STATES.map(() => 'Eingegangen');

interface Report {
  readonly Content: readonly Readonly<Record<string, unknown>>[];
  readonly TotalCount: number;
  readonly Summen?: Readonly<Record<string, number>>;
}

let session: string;
let me: { readonly id: string; readonly email: string };
let people: Awaited<ReturnType<typeof application>>[];

/** An applicant by a referral of the employee, with the application in a status. */
async function application(empfehler: { readonly id: string; readonly email: string }, to: (typeof STATES)[number] | 'Freigegeben') {
  const person = await recipient(app, TENANT, { empfehler });
  const auftrag = order(app, person.Empfaengernummer, person.ProduktId);
  const steps = to === 'Eingegangen' ? [to] : to === 'Freigegeben' ? (['Bestaetigt'] as const) : (['Eingegangen', to] as const);
  for (const step of steps) expect((await postAuftrag(app, TENANT, auftrag, step)).status).toBeLessThan(300);
  return { ...person, auftrag, to };
}

const report = async (name: 'auftraege' | 'interessenten', query: object = {}): Promise<Report> => {
  const { status, body } = await app.api(TENANT, 'PUT', `/mitarbeiter/${name}`, { bearer: session, body: query });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const get = async (path: string) => (await app.api(TENANT, 'GET', path, { bearer: session })).body;
const of = (rows: Report, column: string) => rows.Content.map((row) => row[column]);

beforeAll(async () => {
  await configure(app, TENANT, { ModuleCompanyRecommendation: true, CaptchaAb: null, ProduktArt: 'Bewerbung' });
  app.clock.set(TEST_NOW);
  me = await newAccount(app, TENANT);
  session = await login(app, TENANT, me.email);
  // Fetching the invitation data gives the employee a number, which later referrals carry.
  await einladungOf(app, TENANT).daten(session);
  people = [];
  for (const to of STATES) people.push(await application(me, to));
});
beforeEach(() => app.clock.set(TEST_NOW));

describe('an employee does not see the decision on an application', () => {
  test('in rows, which all have the same status and amount, no release and no address', async () => {
    const orders = await report('auftraege');
    expect(of(orders, 'Status')).toEqual(NOT_DECIDED);
    for (const column of ['FreigabeAb', 'FreigegebenAm', 'FreigegebenDurch', 'Grund'])
      expect(new Set(of(orders, column))).toEqual(new Set([null]));
    expect(new Set(of(orders, 'WertCent')).size).toBe(1);
    const leads = await report('interessenten');
    expect(of(leads, 'Status')).toEqual(STATES.map(() => 'Ok'));
    for (const column of ['Plz', 'Ort']) expect(new Set(of(leads, column))).toEqual(new Set([null]));
    expect(new Set(of(leads, 'NaechsterSchritt')).size).toBe(1);
  });

  test('in filters, counts and sums', async () => {
    for (const status of ['Bestaetigt', 'Storniert', 'Widerrufen', 'Freigegeben'])
      expect(await report('auftraege', { Filter: { Status: [status] } })).toMatchObject({ TotalCount: 0, Summen: { WertCent: 0 } });
    const all = await report('auftraege', { Filter: { Status: ['Eingegangen'] } });
    expect(all.TotalCount).toBe(STATES.length);
    expect(all.Summen?.WertCent).toBe(STATES.length * Number(all.Content[0]?.WertCent));
    for (const status of ['Storniert', 'Abgelaufen', 'Freigegeben'])
      expect((await report('interessenten', { Filter: { Status: [status] } })).TotalCount).toBe(0);
    for (const Anstehend of ['AuftraegeFreigebbar', 'Wiedervorlagen'])
      expect((await report('auftraege', { Filter: { Anstehend } })).TotalCount).toBe(0);
    expect(await get('/mitarbeiter/uebersicht')).toMatchObject({ Auftraege: STATES.length, FreigegebenCent: 0 });
  });

  test('in the sort order, because sorting by a hidden column falls back to the number', async () => {
    const ids = (rows: Report, column: string) => of(rows, column) as string[];
    for (const OrderBy of ['Status', 'FreigegebenAm', 'FreigegebenDurch', 'WertCent']) {
      const found = ids(await report('auftraege', { OrderBy }), 'Auftragsnummer');
      expect(found, OrderBy).toEqual([...found].sort());
    }
    for (const OrderBy of ['Status', 'Plz', 'Ort']) {
      const found = ids(await report('interessenten', { OrderBy }), 'Empfaengernummer');
      expect(found, OrderBy).toEqual([...found].sort());
    }
  });

  test('in the search', async () => {
    for (const text of ['Köln', '50667']) expect((await report('interessenten', { Filter: text })).TotalCount).toBe(0);
    expect((await report('interessenten', { Filter: 'Jörg' })).TotalCount).toBe(STATES.length);
  });

  test('in single rows and timelines', async () => {
    for (const { auftrag, Empfaengernummer } of people) {
      const one = await get(`/mitarbeiter/auftraege/${auftrag.Auftragsnummer}`);
      expect(one).toMatchObject({ Status: 'Eingegangen', FreigabeAb: null, NaechsterSchritt: { Schritt: 'AuftragBestaetigen' } });
      const lead = await get(`/mitarbeiter/interessenten/${Empfaengernummer}`);
      expect(lead).toMatchObject({ Status: 'Ok', Plz: null, Ort: null, NaechsterSchritt: { Schritt: 'AuftragBestaetigen' } });
      for (const { Verlauf } of [one, lead]) {
        expect(Verlauf.at(-1).Was).toMatch(/eingegangen/);
        expect(JSON.stringify(Verlauf)).not.toMatch(/bestätigt \(|storniert|widerrufen|angenommen|zurückgezogen|abgeschlossen/i);
      }
    }
  });

  test('in the personal area, on the share page, in the data disclosure and in mails', async () => {
    const own = await get('/empfehler/empfehlungen');
    const [shown, disclosed] = [own, (await get('/empfehler/datenauskunft')).Empfehlungen];
    for (const list of [shown, disclosed]) {
      const recipients = list.flatMap((one: { Empfaenger: object[] }) => one.Empfaenger);
      expect(recipients).toHaveLength(STATES.length);
      for (const one of recipients) expect(one).toMatchObject({ Status: 'Ok', NaechsterSchritt: { Schritt: 'AuftragBestaetigen' } });
      expect(new Set(recipients.map((one: { NaechsterSchritt: { Was: string } }) => one.NaechsterSchritt.Was)).size).toBe(1);
    }
    for (const { Empfehlungsnummer } of people) {
      const hex = await app.inTenant(TENANT, async ({ secrets }) => secrets.token('empfehlung', TENANT, Empfehlungsnummer));
      const { status, body } = await app.api(TENANT, 'GET', `/empfehlen/${Empfehlungsnummer}/${hex}`);
      expect([status, body.Empfaenger]).toEqual([
        200,
        shown.find((one: typeof body) => one.Empfehlungsnummer === Empfehlungsnummer).Empfaenger,
      ]);
    }
    await app.jobs.drainMails();
    const mails = app.mails.allTo(me.email).map(({ betreff }) => betreff);
    expect(new Set(mails).size).toBeLessThanOrEqual(1);
  });
});

// Runs last because it advances the clock.
test('an employee sees that the reward of an application was granted and taken back', async () => {
  const hired = await application(me, 'Freigegeben');
  app.clock.set(addTage(TEST_NOW, 15));
  session = await login(app, TENANT, me.email);
  expect((await postAuftrag(app, TENANT, hired.auftrag, 'Freigegeben')).status).toBe(200);
  const one = () => get(`/mitarbeiter/auftraege/${hired.auftrag.Auftragsnummer}`);
  expect(await one()).toMatchObject({ Status: 'Freigegeben', FreigabeAb: null, FreigegebenAm: expect.any(String) });
  expect((await report('auftraege', { Filter: { Status: ['Freigegeben'] } })).TotalCount).toBe(1);
  expect((await get('/mitarbeiter/uebersicht')).FreigegebenCent).toBeGreaterThan(0);
  const [mine] = (await get('/empfehler/empfehlungen')).filter(
    (own: { Empfehlungsnummer: string }) => own.Empfehlungsnummer === hired.Empfehlungsnummer,
  );
  expect(mine.Empfaenger[0]).toMatchObject({ Status: 'Freigegeben', Praemierung: { Status: 'Offen' } });
  expect((await postAuftrag(app, TENANT, hired.auftrag, 'Storniert')).status).toBe(200);
  expect(await one()).toMatchObject({ Status: 'Storniert' });
});
