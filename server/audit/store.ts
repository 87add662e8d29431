import { sql } from 'kysely';
import type { Was } from '../../contract/calls/betrieb/was.ts';
import type { Context } from '../context.ts';
import { anyOf } from '../db/any-of.ts';
import { wiredIn } from '../db/columns.ts';
import type { MandantScope } from '../db/scope.ts';
import type { Retention } from '../retention.ts';
import { PROTOKOLL } from './columns.ts';

/**
 * The details of an entry. `agenturnummer` defaults to the agency in the name of the acting user. Values are numbers, states and fixed words, never personal
 * data.
 */
interface Aenderung {
  readonly agenturnummer?: string | null | undefined;
  readonly vorher?: string | null;
  readonly nachher?: string | null;
  readonly grund?: string | undefined;
}

/**
 * Writes an entry of the audit log in the transaction of the change. `bezug` is a number, `daten` has ids and states only, never personal data. A change of a
 * state is written together with its event (`ereignis/wechsel.ts`).
 */
export const writeProtokoll = (
  context: Pick<Context, 'tx' | 'now' | 'wer'>,
  was: Was,
  bezug: string,
  daten: Readonly<Record<string, unknown>> = {},
  { agenturnummer, ...aenderung }: Aenderung = {},
): Promise<void> => writeProtokolle(context, was, [{ bezug, agenturnummer }], daten, aenderung);

/** What an entry is about, with the agency of that thing. */
interface Betroffen extends Pick<Aenderung, 'agenturnummer'> {
  readonly bezug: string;
}

/** Writes the same entry about several things with one statement. */
export async function writeProtokolle(
  { tx, now: zeit, wer }: Pick<Context, 'tx' | 'now' | 'wer'>,
  was: Was,
  betroffen: readonly Betroffen[],
  daten: Readonly<Record<string, unknown>>,
  { vorher = null, nachher = null, grund }: Omit<Aenderung, 'agenturnummer'>,
): Promise<void> {
  const same = { zeit, wer, was, daten: JSON.stringify(daten), vorher, nachher, grund: grund ?? null };
  const rows = betroffen.map(({ bezug, agenturnummer = agenturOf(wer) }) => ({ ...same, bezug, agenturnummer }));
  await tx.insertInto('protokoll').values(rows).execute();
}

/** The agency in `Agentur:A-1001:…`; null for any other actor. */
const agenturOf = (wer: string): string | null => /^Agentur:(.*):[^:]*$/.exec(wer)?.[1] ?? null;

/** Entries of these acting users and about these things, oldest first. */
export const listProtokoll = (scope: MandantScope, wer: readonly string[], bezuege: readonly string[]) =>
  scope.tx
    .selectFrom('protokoll')
    .select(wiredIn(PROTOKOLL))
    .where((eb) => eb.or([eb('wer', '=', anyOf(wer)), eb('bezug', '=', anyOf(bezuege))]))
    .orderBy('protokoll_id')
    .execute();

/** Entries about money, with the roles of those who move it; all others are about people. */
const ABOUT_MONEY =
  '^((auftrag|praemierung|gutschein|agentur|praemienplan|rechnung|zahlung|zahlungslauf|zurueckhaltung|provision|abrechnung|gutschrift|lohn|forderung)[.]|betrieb[.]rollen$)';

const entries = (rule: 'protokoll' | 'geldprotokoll', isMoney: boolean): Retention => ({
  rule,
  async find({ tx }, before, limit) {
    const rows = await tx
      .selectFrom('protokoll')
      .select(sql<string>`protokoll_id::text`.as('id'))
      .where('zeit', '<', before)
      .where('was', isMoney ? '~' : '!~', ABOUT_MONEY)
      .limit(limit)
      .execute();
    return rows.map((row) => row.id);
  },
  async remove({ tx }, keys, before) {
    // The database refuses to delete younger entries.
    const until = sql`set_config('app.protokoll_bis', ${before.toISOString()}, true)`;
    await tx.selectNoFrom(until.as('bis')).execute();
    await tx.deleteFrom('protokoll').where('protokoll_id', 'in', keys.map(Number)).execute();
    await tx.selectNoFrom(sql`set_config('app.protokoll_bis', '', true)`.as('bis')).execute();
  },
});

/** Deletes entries of the audit log after their years. */
export const protokollRetentions: readonly Retention[] = [entries('protokoll', false), entries('geldprotokoll', true)];
