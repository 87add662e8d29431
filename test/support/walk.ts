import { expect } from 'vitest';
import { dayOf } from '../../server/calendar.ts';
import { activeFor, readPraemien } from '../../server/modules/praemie/index.ts';
import { listProdukte } from '../../server/modules/produkt/index.ts';
import type { Reply, TestApp } from './app.ts';
import { tokenOf } from './mails.ts';
import { releaseDays } from './release-days.ts';

// The steps of a referral as calls, with values that a test can vary. Every step asserts that it succeeded.

export const ERIKA = { Vorname: 'Erika', Nachname: 'Muster', Email: 'erika@example.org' };
export const PASSWORD = 'Demo-2026';

let people = 0;
let orders = 0;

/** An address that no other test uses. */
export function newEmail(name = 'person', domain = 'muessig.example'): string {
  people += 1;
  return `${name}.${process.pid}.${people}@${domain}`;
}

function expectStatus(reply: Reply, status: number): Reply['body'] {
  expect(reply.status, JSON.stringify(reply.body)).toBe(status);
  return reply.body;
}

export async function login(app: TestApp, tenant: string, Email = ERIKA.Email): Promise<string> {
  return expectStatus(await app.api(tenant, 'POST', '/account/login', { body: { Email, Password: PASSWORD } }), 200).Token;
}

/** The first product that the tenant lists with a reward and without a minimum age; the reward is in cents. */
export const findRewardedProdukt = (app: TestApp, tenant: string): Promise<{ Id: number; WertCent: number }> =>
  app.inTenant(tenant, async (context) => {
    const praemien = await readPraemien(context);
    for (const { id: Id, daten } of await listProdukte(context)) {
      const [praemie] = activeFor(praemien, Id, dayOf(context.now));
      if (praemie && !daten.Young) return { Id, WertCent: praemie.wert_cent };
    }
    throw new Error(`no product with a reward at ${tenant}`);
  });

interface Recommendation {
  produkt: number;
  anteil?: number;
  empfehler?: { Vorname: string; Nachname: string; Email: string };
  empfaenger?: { Vorname: string; Nachname?: string; Email?: string };
  agbText?: unknown;
}

/** The body of Empfehlen/create: a link for many, or a referral for the person named. */
export const recommendation = ({ produkt, anteil = 50, empfehler = ERIKA, empfaenger, agbText = 'ja' }: Recommendation) => ({
  Empfehlung: {
    Produkt: produkt,
    Channel: 'whatsapp',
    Empfehlungslink: empfaenger === undefined,
    AnteilEmpfehler: anteil,
    AgbText: agbText,
  },
  Empfehler: empfehler,
  ...(empfaenger && { Empfaenger: empfaenger }),
});

/** Makes a referral of erika and returns the body of the answer. */
export async function recommend(app: TestApp, tenant: string, session: string, wish: Partial<Recommendation> = {}) {
  const produkt = wish.produkt ?? (await findRewardedProdukt(app, tenant)).Id;
  return expectStatus(
    await app.api(tenant, 'POST', '/Empfehlen/create', { bearer: session, body: recommendation({ ...wish, produkt }) }),
    201,
  );
}

/** A referral as its recommender sees it in the personal area. */
export async function shownEmpfehlung(app: TestApp, tenant: string, session: string, nummer: string): Promise<Reply['body']> {
  const shown = expectStatus(await app.api(tenant, 'GET', '/empfehler/empfehlungen', { bearer: session }), 200);
  return shown.find((one: { Empfehlungsnummer: string }) => one.Empfehlungsnummer === nummer);
}

export const countEmpfehlungen = (app: TestApp, tenant: string): Promise<number> =>
  app.inTenant(tenant, async ({ tx }) => (await tx.selectFrom('empfehlung').select('empfehlungsnummer').execute()).length);

/** Body of the call by which a recipient enters data. */
export const completion = (empfehlungsnummer: string, email: string) => ({
  empfehlungsnummer,
  empfaengerdaten: {
    anrede: 'Herr',
    vorname: 'Jörg',
    name: 'Müßig',
    geburtsdatum: '24.12.1980',
    email,
    telefon: '030 1234567',
    werbeeinwilligung: false,
    adresse: { ort: 'Köln', plz: '50667', strasse: 'Domkloster', hausnummer: '4 a' },
  },
});

/** A person enters data on a referral; returns Empfaengernummer and Hex. */
export async function join(app: TestApp, tenant: string, empfehlungsnummer: string, email = newEmail('joerg')) {
  const path = '/tracking/abschliessen/?channel=co&einsprungsquelle=Einsprungslink';
  const body = expectStatus(await app.api(tenant, 'POST', path, { body: completion(empfehlungsnummer, email) }), 201);
  return { Empfaengernummer: body.Empfaengernummer as string, Hex: body.Hex as string, email };
}

/** The person accepts the terms and confirms the data: state Ok, with a new secret. */
export async function accept(app: TestApp, tenant: string, person: { Hex: string; email: string }): Promise<void> {
  expectStatus(await app.api(tenant, 'PUT', '/empfaenger/zustimmung', { bearer: person.Hex, body: { AgbText: 'ja' } }), 204);
  await app.jobs.drainMails();
  const Token = tokenOf(app.mails.to(person.email));
  const confirmed = expectStatus(await app.api(tenant, 'POST', '/empfaenger/bestaetigen', { body: { Token } }), 200);
  expect(confirmed.Status).toBe('Ok');
  person.Hex = confirmed.Hex;
}

export interface Order {
  Auftragsnummer: string;
  Empfaengernummer: string;
  ProduktId: number;
  Auftragsdatum: string;
  FristBeginn?: string;
}

/** Data of an order of today. */
export function order(app: TestApp, Empfaengernummer: string, ProduktId: number): Order {
  orders += 1;
  return { Auftragsnummer: `T-${process.pid}-${orders}`, Empfaengernummer, ProduktId, Auftragsdatum: dayOf(app.clock.now()) };
}

export const postAuftrag = (app: TestApp, tenant: string, body: Order, Status: string): Promise<Reply> =>
  app.api(tenant, 'POST', '/auftrag', { bearer: `demo-${tenant}`, body: { ...body, Status } });

/** Runs all steps to a released order; returns the tokens of both grants. Moves the clock by `releaseDays`. */
export async function release(app: TestApp, tenant: string, wish: Partial<Recommendation> = {}) {
  const session = await login(app, tenant);
  const produkt = await findRewardedProdukt(app, tenant);
  const { Empfehlungsnummer } = await recommend(app, tenant, session, { produkt: produkt.Id, ...wish });
  const person = await join(app, tenant, Empfehlungsnummer);
  await accept(app, tenant, person);
  const auftrag = order(app, person.Empfaengernummer, wish.produkt ?? produkt.Id);
  expectStatus(await postAuftrag(app, tenant, auftrag, 'Bestaetigt'), 201);
  await app.later(releaseDays(tenant));
  const released = expectStatus(await postAuftrag(app, tenant, auftrag, 'Freigegeben'), 200);
  await app.jobs.drainMails();
  return {
    auftrag,
    released,
    person,
    Empfehlungsnummer,
    WertCent: produkt.WertCent,
    ...(await tokensOf(app, tenant, auftrag.Auftragsnummer)),
  };
}

/** The tokens of an order's grants, which their owners have. */
export async function tokensOf(app: TestApp, tenant: string, auftragsnummer: string) {
  return app.inTenant(tenant, async (context) => {
    const rows = await context.tx
      .selectFrom('praemierung')
      .select(['seite', 'praemierungsnummer'])
      .where('auftragsnummer', '=', auftragsnummer)
      .execute();
    const tokenFor = (seite: string) => {
      const row = rows.find((one) => one.seite === seite);
      return row && context.secrets.token('praemierung', context.mandant, row.praemierungsnummer);
    };
    return { empfehlerToken: tokenFor('Empfehler'), empfaengerToken: tokenFor('Empfaenger') };
  });
}
