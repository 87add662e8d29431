import type { MandantScope } from '../../../db/scope.ts';
import { dueBy } from '../../../jobs/store.ts';

/** The mail settings of an active user of an agency, locked until the transaction ends. */
export const lockWahl = ({ tx }: MandantScope, agenturBenutzerId: string) =>
  tx
    .selectFrom('agentur_benutzer')
    .select(['agenturnummer', 'hinweise', 'wochenbericht', 'hinweise_am', 'hinweise_von', 'hinweise_bis', 'wochenbericht_am'])
    .where('agentur_benutzer_id', '=', agenturBenutzerId)
    .where('status', '=', 'Aktiv')
    .forNoKeyUpdate()
    .executeTakeFirst();

/** The same to read, with the span that the last look was about. */
export const findWahl = ({ tx }: MandantScope, agenturBenutzerId: string) =>
  tx
    .selectFrom('agentur_benutzer')
    .select(['hinweise', 'wochenbericht', 'hinweise_von', 'hinweise_bis'])
    .where('agentur_benutzer_id', '=', agenturBenutzerId)
    .where('status', '=', 'Aktiv')
    .executeTakeFirst();

/** People of agencies for whom it is to be looked whether something is to be done. */
export const dueHinweise = dueBy('agentur_benutzer', 'agentur_benutzer_id', 'hinweise_am');

/** People of agencies who are to be told of the last week. */
export const dueWochenberichte = dueBy('agentur_benutzer', 'agentur_benutzer_id', 'wochenbericht_am');
