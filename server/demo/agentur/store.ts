import { type Insertable, sql } from 'kysely';
import type { MandantScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';
import type { Row } from '../store.ts';

export async function insertPlan({ tx }: MandantScope, rows: Insertable<MandantTables['praemienplan']>[]): Promise<void> {
  await tx.insertInto('praemienplan').values(rows).execute();
}

export async function insertNotizen({ tx }: MandantScope, rows: Insertable<MandantTables['notiz']>[]): Promise<void> {
  await tx.insertInto('notiz').values(rows).execute();
}

export async function insertEinwilligungen(
  { tx }: MandantScope,
  rows: Insertable<MandantTables['einladungseinwilligung']>[],
): Promise<void> {
  await tx.insertInto('einladungseinwilligung').values(rows).execute();
}

/** Sets when a person of an agency last logged in. */
export async function setLetzteAnmeldung({ tx }: MandantScope, id: string, am: Date): Promise<void> {
  await tx.updateTable('agentur_benutzer').set({ letzte_anmeldung_am: am }).where('agentur_benutzer_id', '=', id).execute();
}

/** Rows of each report that are still in progress, at most `limit` each, newest first. */
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

/** Vouchers that nobody has received yet. */
export const listFreeGutscheine = ({ tx }: MandantScope) =>
  tx
    .selectFrom('gutschein')
    .select(['gutschein_id', 'wert_cent', 'haendler'])
    .where('praemierungsnummer', 'is', null)
    .orderBy('gutschein_id')
    .execute();

/** Hands out the vouchers that the rows name. */
export async function giveGutscheine({ tx }: MandantScope, rows: readonly Row[]): Promise<void> {
  await sql`
    update gutschein g set praemierungsnummer = r.praemierungsnummer, ausgegeben_am = r.ausgegeben_am
    from jsonb_populate_recordset(null::gutschein, ${JSON.stringify(rows)}::jsonb) r where g.gutschein_id = r.gutschein_id`.execute(tx);
}
