import { sql } from 'kysely';
import { addTage } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import type { MandantScope } from '../../db/scope.ts';
import { refuse, refuseField } from '../../errors.ts';
import type { Retention } from '../../retention.ts';
import type { CallRequest } from '../call-request.ts';

const RETENTION_DAYS = 1;

/** The key of a stored answer, and the input that it answers. */
export interface IdempotencyKey {
  readonly scope: string;
  readonly input: unknown;
}

export interface StoredAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Marks an answer as that of an earlier call, for programs. A page shows both in the same way. */
export function markReplayed<A extends StoredAnswer>({ reply, isOfPage }: Pick<CallRequest, 'reply' | 'isOfPage'>, answered: A): A {
  if (!isOfPage) reply.headers({ 'idempotent-replayed': 'true' });
  return answered;
}

/**
 * Returns the same answer for the same key and input for 24 hours. The key is claimed in the call's own transaction, so a parallel repeat waits for the first
 * call, and a refused call stores nothing.
 */
export async function answerOnce<A extends StoredAnswer>(
  context: Context,
  request: Pick<CallRequest, 'reply' | 'isOfPage'>,
  { scope: key, input }: IdempotencyKey,
  answer: () => Promise<A>,
): Promise<A> {
  const schluessel = schluesselOf(context, key);
  const eingabeHash = hashOf(context, input);
  const kept = await claimKey(context, schluessel, eingabeHash, addTage(context.now, RETENTION_DAYS));
  if (kept) return markReplayed(request, readAnswer<A>(context, schluessel, eingabeHash, kept) ?? refuse('Konflikt'));
  const result = await answer();
  await storeAnswer(context, schluessel, result);
  return result;
}

/** The answer stored under a key, or null. A repeat does not count in any limit. */
export async function findAnswer<A extends StoredAnswer>(context: Context, key: string, input: unknown): Promise<A | null> {
  const schluessel = schluesselOf(context, key);
  const kept = await context.tx
    .selectFrom('idempotenz')
    .select(['eingabe_hash', 'antwort'])
    .where('schluessel', '=', schluessel)
    .where('gueltig_bis', '>', context.now)
    .executeTakeFirst();
  return kept ? readAnswer<A>(context, schluessel, hashOf(context, input), kept) : null;
}

export const schluesselOf = ({ secrets }: Pick<Context, 'secrets'>, key: string): string => secrets.pseudonym('idempotenz', key);

export const hashOf = ({ secrets }: Context, input: unknown): string =>
  secrets.pseudonym('idempotenz.eingabe', JSON.stringify(input ?? null));

interface StoredRow {
  readonly eingabe_hash: string;
  readonly antwort: string | null;
}

/** The answer stored under a key, or null while its first call still runs. Refuses another input than that of the first call. */
export function readAnswer<A>(context: Context, schluessel: string, eingabeHash: string, kept: StoredRow): A | null {
  if (kept.eingabe_hash !== eingabeHash) refuseField('Idempotency-Key', 'idempotenz');
  if (kept.antwort === null) return null;
  return JSON.parse(context.secrets.decrypt(kept.antwort, context.mandant, 'idempotenz', schluessel)) as A;
}

/** Stores an answer under its key for 24 hours from now. */
export async function storeAnswer(context: Context, schluessel: string, result: StoredAnswer): Promise<void> {
  await context.tx
    .updateTable('idempotenz')
    .set({
      status: result.status,
      antwort: context.secrets.encrypt(JSON.stringify(result), context.mandant, 'idempotenz', schluessel),
      gueltig_bis: addTage(context.now, RETENTION_DAYS),
    })
    .where('schluessel', '=', schluessel)
    .execute();
}

/** Releases a key without a stored answer. */
export async function releaseKey(scope: MandantScope, schluessel: string): Promise<void> {
  await scope.tx.deleteFrom('idempotenz').where('schluessel', '=', schluessel).where('antwort', 'is', null).execute();
}

/** Claims the key until a moment, or returns the row that an earlier call stored under it. An expired key counts as new. */
export async function claimKey(context: Context, schluessel: string, eingabeHash: string, gueltigBis: Date) {
  const claimed = await context.tx
    .insertInto('idempotenz')
    .values({ schluessel, eingabe_hash: eingabeHash, status: null, antwort: null, gueltig_bis: gueltigBis })
    .onConflict((conflict) =>
      conflict
        .columns(['mandant', 'schluessel'])
        .doUpdateSet((eb) => ({
          eingabe_hash: eb.ref('excluded.eingabe_hash'),
          antwort: null,
          gueltig_bis: eb.ref('excluded.gueltig_bis'),
        }))
        .where('idempotenz.gueltig_bis', '<=', context.now),
    )
    .returning(sql`1`.as('claimed'))
    .executeTakeFirst();
  if (claimed) return null;
  return context.tx
    .selectFrom('idempotenz')
    .select(['eingabe_hash', 'antwort'])
    .where('schluessel', '=', schluessel)
    .executeTakeFirstOrThrow();
}

/** Deletes answers after their 24 hours. */
export const idempotenzRetentions: readonly Retention[] = [
  {
    rule: 'idempotenz',
    async find({ tx }, before, limit) {
      const rows = await tx.selectFrom('idempotenz').select('schluessel').where('gueltig_bis', '<', before).limit(limit).execute();
      return rows.map((row) => row.schluessel);
    },
    remove: async ({ tx }, keys) => void (await tx.deleteFrom('idempotenz').where('schluessel', 'in', keys).execute()),
  },
];
