import type { Insertable } from 'kysely';
import type { MandantScope } from '../../../db/scope.ts';
import type { MandantTables } from '../../../db/tables.ts';

/** Locks the plan of an agency until the transaction ends. */
export async function lockPlan({ tx }: MandantScope, agenturnummer: string): Promise<void> {
  await tx.selectFrom('agentur').select('agenturnummer').where('agenturnummer', '=', agenturnummer).forNoKeyUpdate().execute();
}

interface Zeitraum {
  readonly agenturnummer: string;
  readonly produktId: number;
  readonly startdatum: string;
  readonly enddatum: string | null;
}

/** Whether an entry for a product covers one of these days; without `enddatum`, any day from `startdatum` on. */
export async function hasOverlap({ tx }: MandantScope, { agenturnummer, produktId, startdatum, enddatum }: Zeitraum): Promise<boolean> {
  const row = await tx
    .selectFrom('praemienplan')
    .select('praemienplan_id')
    .where('agenturnummer', '=', agenturnummer)
    .where('produkt_id', '=', produktId)
    .where((eb) => eb.or([eb('enddatum', 'is', null), eb('enddatum', '>=', startdatum)]))
    .$if(enddatum !== null, (before) => before.where('startdatum', '<=', enddatum))
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertEintrag({ tx }: MandantScope, row: Insertable<MandantTables['praemienplan']>): Promise<void> {
  await tx.insertInto('praemienplan').values(row).execute();
}

export const findEintrag = ({ tx }: MandantScope, agenturnummer: string, id: string) =>
  tx
    .selectFrom('praemienplan')
    .select(['startdatum', 'enddatum'])
    .where('agenturnummer', '=', agenturnummer)
    .where('praemienplan_id', '=', id)
    .executeTakeFirst();

export async function deleteEintrag({ tx }: MandantScope, id: string): Promise<void> {
  await tx.deleteFrom('praemienplan').where('praemienplan_id', '=', id).execute();
}

export async function setEnddatum({ tx }: MandantScope, id: string, enddatum: string): Promise<void> {
  await tx.updateTable('praemienplan').set({ enddatum }).where('praemienplan_id', '=', id).execute();
}

/** Orders of an agency for a product with an order date in a period that earn a reward and were not cancelled: order date and joining of the person. */
export const listAuftraege = (
  { tx }: MandantScope,
  {
    agenturnummer,
    produktId,
    von,
    bis,
  }: { readonly agenturnummer: string; readonly produktId: number; readonly von: string; readonly bis: string },
) =>
  tx
    .selectFrom('auftrag')
    .innerJoin('empfaenger', 'empfaenger.empfaengernummer', 'auftrag.empfaengernummer')
    .select(['auftragsdatum', 'empfaenger.erstellt_am as beigetreten_am'])
    .where('auftrag.agenturnummer', '=', agenturnummer)
    .where('produkt_id', '=', produktId)
    .where('grund', 'is', null)
    .where('auftrag.status', 'not in', ['Storniert', 'Widerrufen'])
    .where('auftragsdatum', '>=', von)
    .where('auftragsdatum', '<=', bis)
    .execute();

/** Clears what an agency's open orders earn (`angebot_cent`); the sweep `auftrag.angebot` computes it again. */
export async function clearAngebote({ tx }: MandantScope, agenturnummer: string): Promise<void> {
  await tx
    .updateTable('auftrag')
    .set({ angebot_cent: null })
    .where('status', 'in', ['Eingegangen', 'Bestaetigt'])
    .where('grund', 'is', null)
    .where('agenturnummer', '=', agenturnummer)
    .execute();
}
