import { beforeEach, expect } from 'vitest';
import type { NeueEmpfehlung } from '../../contract/calls/empfehlung/empfehlung.ts';
import { addDays, dayOf } from '../../server/calendar.ts';
import { findEmpfehlerAccount } from '../../server/modules/account/index.ts';
import { createEmpfehlung } from '../../server/modules/empfehlung/index.ts';
import type { Reply, TestApp } from './app.ts';
import { recipient } from './money.ts';
import { ERIKA, findRewardedProdukt, login, order, recommendation } from './walk.ts';

let claims = 0;

/** A link of erika, created by the rules, and the body of a claim for an order of its first day; moves the clock by `tage`. */
export async function claimable(app: TestApp, tenant: string, tage = 1) {
  const ProduktId = (await findRewardedProdukt(app, tenant)).Id;
  const Empfehlungsnummer = await app.inTenant(tenant, async (context) => {
    const account = await findEmpfehlerAccount(context, ERIKA.Email);
    const wish = recommendation({ produkt: ProduktId }) as NeueEmpfehlung;
    const made = await createEmpfehlung(context, wish, { id: account?.account_id ?? '', email: ERIKA.Email });
    return made.Empfehlungsnummer;
  });
  const Auftragsdatum = dayOf(app.clock.now());
  await app.clock.advance(tage);
  return { ...claim(Auftragsdatum, ProduktId), Empfehlungsnummer };
}

/** Body of a claim for an unknown order. */
export function claim(Auftragsdatum: string, ProduktId: number) {
  claims += 1;
  return { Auftragsnummer: `N-${process.pid}-${claims}`, Auftragsdatum, ProduktId, Nachweis: 'Bestellt im Laden, Bon liegt bei mir.' };
}

export const yesterday = (app: TestApp): string => addDays(dayOf(app.clock.now()), -1);

export const openClaim = (app: TestApp, tenant: string, bearer: string, body: object, headers: Record<string, string> = {}) =>
  app.api(tenant, 'POST', '/empfehler/nachbuchung', { bearer, body, headers });

/** Opens a claim and returns its number; fails the test on a refusal. */
export async function opened(app: TestApp, tenant: string, bearer: string, body: object): Promise<string> {
  const reply = await openClaim(app, tenant, bearer, body);
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return reply.body.Nachbuchungsnummer;
}

export const decide = (app: TestApp, tenant: string, nummer: string, body: object, bearer = `demo-${tenant}`): Promise<Reply> =>
  app.api(tenant, 'PUT', `/nachbuchung/${nummer}`, { bearer, body });

/** The stored claim for an order. */
export const storedClaim = (app: TestApp, tenant: string, auftragsnummer: string) =>
  app.inTenant(tenant, ({ tx }) =>
    tx.selectFrom('nachbuchung').selectAll().where('auftragsnummer', '=', auftragsnummer).executeTakeFirst(),
  );

export const YES = { Status: 'Angenommen' };
export const NO = { Status: 'Abgelehnt', Antwort: 'Zu dieser Nummer gibt es keine Bestellung.' };
export const KONFLIKT = { status: 409, body: { code: 'Konflikt' } };

/** Helpers for tests of decisions at one tenant. Each test runs on a new day. */
export function claimsOf(app: TestApp, tenant: string) {
  /** Body of a claim for an order of yesterday, with a name that no recipient has. */
  const byName = {} as ReturnType<typeof claim> & { Vorname: string; Nachname: string };
  beforeEach(async () => {
    await app.clock.advance(1);
    const { Id } = await findRewardedProdukt(app, tenant);
    Object.assign(byName, { ...claim(yesterday(app), Id), Vorname: 'Nora', Nachname: 'Nachgemeldet' });
  });
  return {
    byName,
    answer: (nummer: string, body: object, bearer?: string) => decide(app, tenant, nummer, body, bearer),
    open: async (body: object) => opened(app, tenant, await login(app, tenant), body),
    /** A recipient who joined, and the body of a claim for an order of that day that the tenant did not report. */
    async unreported(accepted = true) {
      const person = await recipient(app, tenant, { accepted });
      const { Auftragsdatum, ProduktId } = order(app, person.Empfaengernummer, person.ProduktId);
      await app.clock.advance(1);
      return { person, body: { ...claim(Auftragsdatum, ProduktId), Empfehlungsnummer: person.Empfehlungsnummer } };
    },
  };
}
