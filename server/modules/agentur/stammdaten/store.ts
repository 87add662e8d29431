import type { Insertable } from 'kysely';
import { MAX_AENDERUNGEN } from '../../../../contract/calls/agentur/stammdaten.ts';
import type { MandantScope } from '../../../db/scope.ts';
import type { MandantTables } from '../../../db/tables.ts';

export async function insertAenderung({ tx }: MandantScope, row: Insertable<MandantTables['agentur_aenderung']>): Promise<void> {
  await tx.insertInto('agentur_aenderung').values(row).execute();
}

/** A change with the current name of the agency. */
export const findAenderung = ({ tx }: MandantScope, aenderungId: string) =>
  tx
    .selectFrom('agentur_aenderung as a')
    .innerJoin('agentur', 'agentur.agenturnummer', 'a.agenturnummer')
    .select(['a.feld', 'a.geaendert_am', 'a.email', 'agentur.name', 'agentur.agenturnummer'])
    .where('a.aenderung_id', '=', aenderungId)
    .executeTakeFirst();

/** The master data of an agency. */
export const findStammdaten = ({ tx }: MandantScope, agenturnummer: string) =>
  tx
    .selectFrom('agentur')
    .select(['agenturnummer', 'name', 'status', 'grund', 'email', 'telefon', 'strasse', 'hausnummer', 'plz', 'ort'])
    .select(['ust_id', 'steuernummer', 'bankdaten_id'])
    .where('agenturnummer', '=', agenturnummer)
    .executeTakeFirst();

/** The latest changes to the master data of an agency, with the name of the user who made each. */
export const listAenderungen = ({ tx }: MandantScope, agenturnummer: string) =>
  tx
    .selectFrom('agentur_aenderung as a')
    .leftJoin('agentur_benutzer as b', 'b.agentur_benutzer_id', 'a.geaendert_von')
    .select(['a.feld', 'a.vorher', 'a.nachher', 'a.geaendert_am', 'b.vorname', 'b.nachname'])
    .where('a.agenturnummer', '=', agenturnummer)
    .orderBy('a.geaendert_am', 'desc')
    .orderBy('a.aenderung_id')
    .limit(MAX_AENDERUNGEN)
    .execute();
