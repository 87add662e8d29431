import type { TestApp } from './app.ts';
import { newAccount } from './konto.ts';
import { grantsOf, ordered } from './money.ts';
import { postAuftrag } from './walk.ts';

/** Tier: from the second customer within a year, the recommender gets 60 € more. */
export const TIER = { AbKunde: 2, Tage: 365, BetragCent: 6000, AktionsId: null };

/** The grants of 50 € for a customer without bonus; then those with the bonus of `TIER`. */
export const HALVES = [
  ['Empfehler', 2500, 0],
  ['Empfaenger', 2500, 0],
];
export const WITH_BONUS = [
  ['Empfehler', 8500, 6000],
  ['Empfaenger', 2500, 0],
];

type Wish = NonNullable<Parameters<typeof ordered>[2]>;

/** A new recommender with one recipient for each wish, who has a confirmed order of today that is not released. */
export async function empfehlerWithOrders(app: TestApp, tenant: string, wishes: readonly Omit<Wish, 'empfehler'>[]) {
  const empfehler = await newAccount(app, tenant);
  const orders = [];
  for (const wish of wishes) orders.push(await ordered(app, tenant, { ...wish, empfehler }));
  return { empfehler, orders: orders as [Ordered, Ordered, ...Ordered[]] };
}

export type Ordered = Awaited<ReturnType<typeof ordered>>;

/** Releases an order at a moment and returns the grants of both sides as `[seite, wert_cent, bonus_cent]`. */
export async function releaseAt(app: TestApp, tenant: string, { auftrag }: Ordered, moment = app.clock.now()) {
  app.clock.set(moment);
  const { status, body } = await postAuftrag(app, tenant, auftrag, 'Freigegeben');
  if (status !== 200) throw new Error(JSON.stringify(body));
  return shares(app, tenant, auftrag.Auftragsnummer);
}

export const shares = async (app: TestApp, tenant: string, auftragsnummer: string) =>
  (await grantsOf(app, tenant, auftragsnummer)).map((grant) => [grant.seite, grant.wert_cent, grant.bonus_cent] as const);
