import type { Context } from '../context.ts';

/**
 * Writes an entry of the audit log in the transaction of the change: who did what to which thing. `bezug` is a number,
 * `daten` ids and states only, never personal data.
 */
export async function writeProtokoll(context: Context, was: string, bezug: string, daten: Record<string, unknown> = {}): Promise<void> {
  await context.tx
    .insertInto('protokoll')
    .values({ zeit: context.now, wer: context.wer, was, bezug, daten: JSON.stringify(daten) })
    .execute();
}
