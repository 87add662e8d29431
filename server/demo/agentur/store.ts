import type { Insertable } from 'kysely';
import type { MandantScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';

export async function insertPlan({ tx }: MandantScope, rows: Insertable<MandantTables['praemienplan']>[]): Promise<void> {
  await tx.insertInto('praemienplan').values(rows).execute();
}

export async function insertNotizen({ tx }: MandantScope, rows: Insertable<MandantTables['notiz']>[]): Promise<void> {
  await tx.insertInto('notiz').values(rows).execute();
}

/** When people of an agency were at work last, by their ids. */
export async function setLetzteAnmeldung({ tx }: MandantScope, id: string, am: Date): Promise<void> {
  await tx.updateTable('agentur_benutzer').set({ letzte_anmeldung_am: am }).where('agentur_benutzer_id', '=', id).execute();
}

/** Rows of each report, so many of those that are on their way, the youngest first. */
export async function listForNotiz({ tx }: MandantScope, agenturnummer: string, limit: number) {
  const auftraege = await tx
    .selectFrom('auftrag')
    .select('auftragsnummer as bezug')
    .where('agenturnummer', '=', agenturnummer)
    .where('status', '=', 'Bestaetigt')
    .orderBy('auftragsdatum', 'desc')
    .orderBy('auftragsnummer')
    .limit(limit)
    .execute();
  const empfehlungen = await tx
    .selectFrom('empfehlung')
    .select('empfehlungsnummer as bezug')
    .where('agenturnummer', '=', agenturnummer)
    .orderBy('erstellt_am', 'desc')
    .limit(limit)
    .execute();
  const leads = await tx
    .selectFrom('empfaenger')
    .select('empfaengernummer as bezug')
    .where('agenturnummer', '=', agenturnummer)
    .where('status', 'in', ['Offen', 'Ok'])
    .orderBy('erstellt_am', 'desc')
    .limit(limit)
    .execute();
  const einladungen = await tx
    .selectFrom('einladung')
    .select('einladungsnummer as bezug')
    .where('agenturnummer', '=', agenturnummer)
    .where('status', '=', 'Offen')
    .orderBy('erstellt_am', 'desc')
    .limit(limit)
    .execute();
  const of = <Bericht extends string>(bericht: Bericht, rows: readonly { bezug: string }[]) =>
    rows.map(({ bezug }) => ({ bericht, bezug }));
  return [...of('auftraege', auftraege), ...of('empfehlungen', empfehlungen), ...of('leads', leads), ...of('einladungen', einladungen)];
}
