import type { Translate } from '../../../texts/texts.ts';

/** How an invitation was made, in words. */
export const artLabel = (t: Translate, art: string): string => t(`agentur.art.${art as 'VorOrt' | 'Telefon'}`);

/** The looks of states, alike in tables and sheets. */
export const EMPFAENGER_LOOKS = {
  Offen: 'waiting',
  Ok: 'running',
  Freigegeben: 'ready',
  Gezahlt: 'done',
  Storniert: 'over',
  Abgelaufen: 'over',
} as const;
export const AUFTRAG_LOOKS = {
  Eingegangen: 'waiting',
  Bestaetigt: 'running',
  Freigegeben: 'done',
  Storniert: 'over',
  Widerrufen: 'over',
} as const;
export const EINLADUNG_LOOKS = {
  Offen: 'waiting',
  Angenommen: 'done',
  Abgelaufen: 'over',
  Zurueckgezogen: 'over',
  Abgelehnt: 'over',
} as const;
