import type { Context } from '../../../context.ts';
import { enqueueMail } from '../../../mail/store.ts';
import { combineGutscheine, type Stueck, subtract } from './kombination.ts';
import { gutscheinLeer } from './mails.ts';
import * as store from './store.ts';

/** A wanted amount in vouchers of a shop; null means any shop. */
export interface Bedarf {
  readonly wertCent: number;
  readonly haendler: string | null;
}

/** The given amounts in cents that the pool can pay in vouchers of a shop. */
export async function deliverable(context: Context, haendler: string | null, cents: readonly number[]): Promise<ReadonlySet<number>> {
  const pool = await store.readPool(context, haendler);
  return new Set(cents.filter((cent) => combineGutscheine(pool, cent) !== null));
}

/**
 * Reserves vouchers for a grant that add up to its amount; returns false if the pool has none. Reservations of a tenant run one after the
 * other, so that no code is reserved twice. Records amounts of open grants that can no longer be paid afterwards.
 */
export async function reserve(context: Context, bedarf: Bedarf, praemierungsnummer: string): Promise<boolean> {
  await store.lockPool(context);
  const { wertCent, haendler } = bedarf;
  const pool = await store.readPool(context, haendler);
  const taken = combineGutscheine(pool, wertCent);
  if (!taken) return false;
  for (const stueck of taken) await store.reserveGutscheine(context, stueck, haendler, praemierungsnummer);
  const left = subtract(pool, taken);
  for (const cent of await endangered(context, wertCent, pool, left)) await recordLeer(context, { wertCent: cent, haendler });
  return true;
}

/**
 * Releases what is reserved for a grant and not handed out. The sweep `gutschein.leer` then serves grants that wait, in a transaction of its own.
 * Locks the pool before the records of empty amounts, as a reservation does.
 */
export async function release(context: Context, praemierungsnummer: string): Promise<void> {
  await store.lockPool(context);
  if (await store.releaseReserved(context, praemierungsnummer)) await store.renewLeer(context);
}

/** Amounts of open grants that could be paid before the reservation and cannot be paid after it. */
async function endangered(context: Context, own: number, before: readonly Stueck[], left: readonly Stueck[]): Promise<number[]> {
  const open = new Set([own, ...(await store.listOpenWerte(context))]);
  return [...open].filter((cent) => combineGutscheine(before, cent) !== null && combineGutscheine(left, cent) === null);
}

/** Records that an amount cannot be paid. The tenant gets one mail until there is stock again, and the sweep `gutschein.leer` fails. */
export async function recordLeer(context: Context, { wertCent, haendler }: Bedarf): Promise<void> {
  const leer_id = context.random.nummer();
  const moment = { erstellt_am: context.now, faellig_am: context.now };
  const isNew = await store.insertLeer(context, { leer_id, wert_cent: wertCent, haendler: haendler ?? '', ...moment });
  if (isNew) await enqueueMail(context, gutscheinLeer, leer_id);
}

/** After new stock, serves waiting grants, the oldest pick first; then deletes the records of amounts that can be paid again. */
export async function serveWaiting(context: Context): Promise<void> {
  for (const { praemierungsnummer, wert_cent, gutschein } of await store.lockWaiting(context)) {
    const haendler = (gutschein ?? context.konfiguration.Gutschein)?.Haendler ?? null;
    if (await reserve(context, { wertCent: wert_cent, haendler }, praemierungsnummer)) await store.makeDue(context, praemierungsnummer);
  }
  for (const row of await store.listLeer(context)) if (await isStocked(context, row)) await store.deleteLeer(context, row.leer_id);
}

/** Whether a recorded amount can be paid again. */
export async function isStocked(context: Context, { wert_cent, haendler }: store.LeerRow): Promise<boolean> {
  return (await deliverable(context, haendler || null, [wert_cent])).has(wert_cent);
}
