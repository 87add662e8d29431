import { expect } from 'vitest';
import { inviteEmpfehler, makeAgentur } from './agentur.ts';
import type { TestApp } from './app.ts';
import { ordered } from './money.ts';
import { momentAfter, TEST_NOW } from './parts.ts';
import { postAuftrag } from './walk.ts';

/** A confirmed order of a referral of an agency, with the clock at a day on which it can be released. */
export async function agencyOrder(app: TestApp, tenant: string, wish: Parameters<typeof ordered>[2] & { agenturnummer?: string } = {}) {
  const { agenturnummer = await makeAgentur(app, tenant), ...rest } = wish;
  app.clock.set(TEST_NOW);
  const empfehler = await inviteEmpfehler(app, tenant, { agenturnummer });
  const one = await ordered(app, tenant, { empfehler, ...rest });
  app.clock.set(momentAfter({ days: 15 }));
  return { ...one, agenturnummer, empfehler, nummer: one.auftrag.Auftragsnummer };
}

/** Such an order, released by the tenant. */
export async function releasedAgencyOrder(app: TestApp, tenant: string, wish: Parameters<typeof agencyOrder>[2] = {}) {
  const one = await agencyOrder(app, tenant, wish);
  const reply = await postAuftrag(app, tenant, one.auftrag, 'Freigegeben');
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return one;
}

/** Entries of the ledger to agencies for an order, oldest first. */
export const kostenOf = (app: TestApp, tenant: string, auftragsnummer: string) =>
  app.inTenant(tenant, ({ tx }) =>
    tx
      .selectFrom('buchung')
      .select(['vorgang', 'soll', 'haben', 'betrag_cent', 'agenturnummer', 'belegnummer', 'buchungstag', 'praemierungsnummer'])
      .where('auftragsnummer', '=', auftragsnummer)
      .where('partei', '=', 'Agentur')
      .orderBy('buchung_id')
      .execute(),
  );

/** These entries as texts: Vorgang and amount in cents. */
export const bookedTo = async (app: TestApp, tenant: string, auftragsnummer: string) =>
  (await kostenOf(app, tenant, auftragsnummer)).map(({ vorgang, betrag_cent }) => `${vorgang} ${betrag_cent}`);
