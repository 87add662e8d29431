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

/** The mail settings without a lock, with the period that the last check for notices covered. */
export const findWahl = ({ tx }: MandantScope, agenturBenutzerId: string) =>
  tx
    .selectFrom('agentur_benutzer')
    .select(['hinweise', 'wochenbericht', 'hinweise_von', 'hinweise_bis'])
    .where('agentur_benutzer_id', '=', agenturBenutzerId)
    .where('status', '=', 'Aktiv')
    .executeTakeFirst();

/** Users of agencies whose check for notices is due. */
export const dueHinweise = dueBy('agentur_benutzer', 'agentur_benutzer_id', 'hinweise_am');

/** Users of agencies whose weekly report is due. */
export const dueWochenberichte = dueBy('agentur_benutzer', 'agentur_benutzer_id', 'wochenbericht_am');
