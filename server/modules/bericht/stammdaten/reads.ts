import type { MandantScope } from '../../../db/scope.ts';

/** What an agency says of itself. */
export const findStammdaten = ({ tx }: MandantScope, agenturnummer: string) =>
  tx
    .selectFrom('agentur')
    .select(['agenturnummer', 'name', 'status', 'grund', 'email', 'telefon', 'strasse', 'hausnummer', 'plz', 'ort'])
    .select(['ust_id', 'steuernummer', 'bankdaten_id'])
    .where('agenturnummer', '=', agenturnummer)
    .executeTakeFirst();
