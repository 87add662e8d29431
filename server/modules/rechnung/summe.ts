import { RECHNUNG_REIHEN } from '../../../contract/rules/rechnung.ts';
import { type Summe, summeOf, UST_PROZENT } from '../../belege/summe.ts';
import type { MandantTables } from '../../db/tables.ts';

type Art = MandantTables['rechnung']['art'];

/** Sums of a document of an agency from its lines in cents; negative sums are in favour of the agency. Money that passes through has no VAT. */
export const rechnungSumme = (betraege: readonly number[], durchlaufend: boolean): Summe =>
  summeOf(betraege, durchlaufend ? 0 : UST_PROZENT);

/** The kind of a monthly document: a correction if negative, an Auslage for money that passes through, otherwise an invoice. */
export function artOf(netto_cent: number, durchlaufend: boolean): Exclude<Art, 'Storno'> {
  if (netto_cent < 0) return 'Korrektur';
  return durchlaufend ? 'Auslage' : 'Rechnung';
}

const reiheOf = (art: Art) => Object.entries(RECHNUNG_REIHEN).find(([, own]) => own === art)?.[0];

/** The number of a document from its number in the series of its kind, such as `RE-00012`. */
export const nummerOf = (art: Art, reihennummer: number): string => `${reiheOf(art)}-${String(reihennummer).padStart(5, '0')}`;
