import type { Insertable, Selectable } from 'kysely';
import { anyOf } from '../../db/any-of.ts';
import type { MandantScope, SystemScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';
import type { Due } from '../../jobs/sweep.ts';

export async function insertZiel({ tx }: MandantScope, row: Insertable<MandantTables['ziel']>): Promise<void> {
  await tx.insertInto('ziel').values(row).execute();
}

/** The channel by which the recommender of a referral came; null without one. */
export const findChannel = async ({ tx }: MandantScope, empfehlungsnummer: string): Promise<string | null> =>
  (await tx.selectFrom('empfehlung').select('channel').where('empfehlungsnummer', '=', empfehlungsnummer).executeTakeFirst())?.channel ||
  null;

/** Tenants with goals that are due, each by its first one. */
export async function dueZiele({ tx }: SystemScope, now: Date, limit: number): Promise<Due[]> {
  const first = tx
    .selectFrom('ziel')
    .distinctOn('mandant')
    .select(['mandant', 'ziel_id as id', 'faellig_am as seit'])
    .where('faellig_am', '<=', now)
    .orderBy('mandant')
    .orderBy('faellig_am');
  return first.limit(limit).execute();
}

/** A goal that this process is sending. */
export type ClaimedZiel = Pick<Selectable<MandantTables['ziel']>, 'ziel_id' | 'ziel' | 'zeit' | 'besucher' | 'kampagne' | 'stichwort'>;

/** The moment by the product's clock and by the real clock, which leases follow, and the length of the lease. */
interface ClaimTime {
  readonly now: Date;
  readonly realNow: Date;
  readonly leaseMs: number;
}

/**
 * Claims the first due goals for this process, in the order of their time; goals that another process has are skipped. They are due again when the lease
 * ends, so a process that ends while it sends loses nothing.
 */
export async function claimZiele({ tx }: MandantScope, limit: number, { now, realNow, leaseMs }: ClaimTime): Promise<ClaimedZiel[]> {
  const first = await tx
    .selectFrom('ziel')
    .select(['ziel_id', 'ziel', 'zeit', 'besucher', 'kampagne', 'stichwort'])
    .where('faellig_am', '<=', now)
    .where((eb) => eb.or([eb('gesperrt_bis', 'is', null), eb('gesperrt_bis', '<', realNow)]))
    .orderBy('zeit')
    .orderBy('ziel_id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  await tx
    .updateTable('ziel')
    .set({ gesperrt_bis: new Date(realNow.getTime() + leaseMs), faellig_am: new Date(now.getTime() + leaseMs) })
    .where('ziel_id', '=', anyOf(first.map(({ ziel_id }) => ziel_id)))
    .execute();
  return first;
}

/** Returns claimed goals, which are due again at a moment. */
export async function returnZiele({ tx }: MandantScope, ids: readonly string[], at: Date): Promise<void> {
  await tx.updateTable('ziel').set({ gesperrt_bis: null, faellig_am: at }).where('ziel_id', '=', anyOf(ids)).execute();
}

export async function deleteZiele({ tx }: MandantScope, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('ziel').where('ziel_id', '=', anyOf(ids)).execute();
}

/** Deletes the goals that happened up to a moment. Returns their number. */
export async function dropZieleUntil({ tx }: MandantScope, until: Date): Promise<number> {
  return Number((await tx.deleteFrom('ziel').where('zeit', '<=', until).executeTakeFirst()).numDeletedRows);
}
