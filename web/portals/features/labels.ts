import type { Translate } from '../../../texts/texts.ts';

/** Label of the Art of an invitation. */
export const artLabel = (t: Translate, art: string): string => t(`agentur.art.${art as 'VorOrt' | 'Telefon'}`);

/** Formats a month from the wire: `2026-10` becomes 10/2026. */
export const monatLabel = (_: Translate, monat: string): string => monat.split('-').reverse().join('/');

/** Badge variants by status, the same in tables and sheets. */
export const EMPFAENGER_BADGES = {
  Offen: 'waiting',
  Ok: 'running',
  Freigegeben: 'ready',
  Gezahlt: 'done',
  Storniert: 'over',
  Abgelaufen: 'over',
} as const;
export const AUFTRAG_BADGES = {
  Eingegangen: 'waiting',
  Bestaetigt: 'running',
  Freigegeben: 'done',
  Storniert: 'over',
  Widerrufen: 'over',
} as const;
export const NACHBUCHUNG_BADGES = { Offen: 'waiting', Angenommen: 'done', Abgelehnt: 'over' } as const;
export const KUNDENNUMMER_BADGES = { Offen: 'waiting', Gefunden: 'done', Unbekannt: 'over' } as const;
export const EINLADUNG_BADGES = {
  Offen: 'waiting',
  Angenommen: 'done',
  Abgelaufen: 'over',
  Zurueckgezogen: 'over',
  Abgelehnt: 'over',
} as const;
export const RECHNUNG_BADGES = { Offen: 'waiting', Bezahlt: 'done', Storniert: 'over' } as const;
/** Badge variants of a claim. */
export const FORDERUNG_BADGES = { Offen: 'waiting', Bezahlt: 'done', Verrechnet: 'done', Erlassen: 'over' } as const;
/** Badge variants of a document of commissions. */
export const GUTSCHRIFT_BADGES = { Offen: 'running', Ausgezahlt: 'done', Verrechnet: 'done' } as const;
export const RECHNUNG_DERIVED_BADGES = { Ueberfaellig: 'late' } as const;
