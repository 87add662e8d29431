import type { Context } from '../../../context.ts';
import { enqueueMail } from '../../../mail/store.ts';
import { combineGutscheine, type Stueck, without } from './kombination.ts';
import { gutscheinLeer } from './mails.ts';
import * as store from './store.ts';

/** An amount in vouchers of a shop; null: of any. */
export interface Bedarf {
  readonly wertCent: number;
  readonly haendler: string | null;
}

/** Which of these amounts the pool can pay out in vouchers of a shop. */
export async function deliverable(context: Context, haendler: string | null, cents: readonly number[]): Promise<ReadonlySet<number>> {
  const pool = await store.readPool(context, haendler);
  return new Set(cents.filter((cent) => combineGutscheine(pool, cent) !== null));
}

/**
 * Keeps vouchers for a grant that add up to its amount; false where the pool has none. Reservations of a tenant go one by one, so that two never count
 * on the same code. Amounts that wait to be picked and cannot be paid out any more afterwards are noted.
 */
export async function reserve(context: Context, bedarf: Bedarf, praemierungsnummer: string): Promise<boolean> {
  await store.lockPool(context);
  const { wertCent, haendler } = bedarf;
  const pool = await store.readPool(context, haendler);
  const taken = combineGutscheine(pool, wertCent);
  if (!taken) return false;
  for (const stueck of taken) await store.keepGutscheine(context, stueck, haendler, praemierungsnummer);
  const left = without(pool, taken);
  for (const cent of await endangered(context, wertCent, pool, left)) await noteLeer(context, { wertCent: cent, haendler });
  return true;
}

/** Of the amounts that can be picked those that could be paid out before, and cannot now. */
async function endangered(context: Context, own: number, before: readonly Stueck[], left: readonly Stueck[]): Promise<number[]> {
  const open = new Set([own, ...(await store.listOpenWerte(context))]);
  return [...open].filter((cent) => combineGutscheine(before, cent) !== null && combineGutscheine(left, cent) === null);
}

/** Notes that an amount cannot be paid out: once until there is stock again the tenant is mailed, and the work on it fails. */
export async function noteLeer(context: Context, { wertCent, haendler }: Bedarf): Promise<void> {
  const leer_id = context.random.nummer();
  const moment = { erstellt_am: context.now, faellig_am: context.now };
  const isNew = await store.insertLeer(context, { leer_id, wert_cent: wertCent, haendler: haendler ?? '', ...moment });
  if (isNew) await enqueueMail(context, gutscheinLeer, leer_id);
}

/** New stock: first who waits gets theirs, the oldest pick first; then amounts that can be paid out again are forgotten. */
export async function serveWaiting(context: Context): Promise<void> {
  for (const { praemierungsnummer, wert_cent, gutschein } of await store.lockWaiting(context)) {
    const haendler = (gutschein ?? context.konfiguration.Gutschein)?.Haendler ?? null;
    if (await reserve(context, { wertCent: wert_cent, haendler }, praemierungsnummer)) await store.wake(context, praemierungsnummer);
  }
  for (const row of await store.listLeer(context)) if (await isStocked(context, row)) await store.deleteLeer(context, row.leer_id);
}

/** Whether an amount that was noted can be paid out again. */
export async function isStocked(context: Context, { wert_cent, haendler }: store.LeerRow): Promise<boolean> {
  return (await deliverable(context, haendler || null, [wert_cent])).has(wert_cent);
}
