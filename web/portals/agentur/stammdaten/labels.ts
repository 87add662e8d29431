import type { Translate } from '../../../../texts/texts.ts';

/** What an agency says of itself, field by field. */
export const FIELDS = [
  'Name',
  'Email',
  'Telefon',
  'Strasse',
  'Hausnummer',
  'Plz',
  'Ort',
  'UstId',
  'Steuernummer',
  'Kontoinhaber',
  'IBAN',
] as const;
export type Field = (typeof FIELDS)[number];

/** What it says to its customers, as the history calls it. */
type Said = 'Kundenname' | 'Oeffnungszeiten' | 'Begruessung';

export const labelOf = (t: Translate, name: Field | Said): string => t(`agentur.stammdaten.${name}`);
