import { sql } from 'kysely';
import type { Context } from '../../../context.ts';
import type { MandantScope } from '../../../db/scope.ts';
import { claimKlickzahlen, deleteKlicks, type Klickzahl } from '../../tracking/index.ts';

/** Adds the tenant's clicks to the counts of its agencies' referrals, except the latest clicks (decision 012). */
export const countKlicks = async (context: Pick<Context, 'tx' | 'mandant' | 'now'>): Promise<void> =>
  addKlicks(context, await claimKlickzahlen(context));

/** Deletes clicks and visits by key and subtracts counted clicks from their referrals. */
export async function deleteCountedKlicks(scope: MandantScope, keys: readonly string[]): Promise<void> {
  const gone = await deleteKlicks(scope, keys);
  await addKlicks(
    scope,
    gone.map(({ empfehlungsnummer, anzahl }) => ({ empfehlungsnummer, anzahl: -anzahl })),
  );
}

/**
 * Runs the update inside a select, which `WriteWatch` does not treat as a change of referrals. Otherwise each count would invalidate the
 * tenant's cached links and pages, although only agency pages show it.
 */
async function addKlicks({ tx }: MandantScope, zahlen: readonly Klickzahl[]): Promise<void> {
  if (zahlen.length === 0) return;
  await tx
    .with('counted', (db) =>
      db
        .updateTable('empfehlung as e')
        .from(sql<Klickzahl>`jsonb_to_recordset(${JSON.stringify(zahlen)}::jsonb)`.as<'n'>(sql`n(empfehlungsnummer text, anzahl integer)`))
        .set((eb) => ({ klicks: eb('e.klicks', '+', eb.ref('n.anzahl')) }))
        .whereRef('e.empfehlungsnummer', '=', 'n.empfehlungsnummer')
        .where('e.agenturnummer', 'is not', null)
        .returning('e.empfehlungsnummer'),
    )
    .selectFrom('counted')
    .select('empfehlungsnummer')
    .execute();
}
