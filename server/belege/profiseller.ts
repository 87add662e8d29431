import type { Belegverkaeufer } from '../../contract/rules/seller.ts';
import { printedCent } from '../../contract/values/cent.ts';
import type { Belegposition } from './beleg.ts';
import type { Blatt } from './blatt.ts';
import { nameOf } from './parteien.ts';

/** A commission, or what a cancellation takes back of it, on a document or statement of a Profi seller. */
export interface Provisionszeile {
  /** Day on which it was booked. */
  readonly tag: string;
  readonly produkt: string;
  /** Name of a part of the product's `Provision`. */
  readonly teil: string;
  readonly auftragsnummer: string;
  /** Net; below zero where it takes back, zero for an order that was cancelled before it earned a commission. */
  readonly betragCent: number;
  /** Number of the document that it takes back; null if it takes back none. */
  readonly zuBeleg: string | null;
  /** Why the order was cancelled; null if it was not. */
  readonly grund: string | null;
}

/** A commission as it is printed. */
export const positionOf = (zeile: Provisionszeile): Belegposition => ({
  tag: zeile.tag,
  text: `${vorgangOf(zeile)}: ${zeile.produkt}`,
  zusatz: [
    `Auftrag ${zeile.auftragsnummer}`,
    `Teil ${zeile.teil}`,
    ...(zeile.zuBeleg === null ? [] : [`abgerechnet mit ${zeile.zuBeleg}`]),
    ...(zeile.grund === null ? [] : [`Grund: ${zeile.grund}`]),
  ].join(' · '),
  cent: zeile.betragCent,
});

function vorgangOf({ betragCent }: Provisionszeile): string {
  if (betragCent < 0) return 'Provision zurückgenommen';
  return betragCent === 0 ? 'Auftrag storniert, ohne Provision' : 'Provision für die Vermittlung';
}

/** The address of a seller; a Firma has the person's name below its own. */
export const profisellerAnschrift = (seller: Belegverkaeufer): string[] => [
  nameOf(seller),
  ...(seller.Firma === null ? [] : [`${seller.Vorname} ${seller.Nachname}`]),
  `${seller.Strasse} ${seller.Hausnummer}`,
  `${seller.Plz} ${seller.Ort}`,
];

/** The tax numbers that a seller has. */
export function steuerFakten({ UstId, Steuernummer, KuIdNr }: Belegverkaeufer): Blatt['fakten'] {
  const all = [
    ['Ihre USt-IdNr.', UstId],
    ['Ihre Steuernummer', Steuernummer],
    ['Ihre KU-IdNr.', KuIdNr],
  ] as const;
  return all.flatMap(([name, wert]) => (wert === null ? [] : [[name, wert] as const]));
}

/** An amount that nothing breaks in two lines. */
export const euro = (cent: number): string => printedCent(cent, 'de').replaceAll(' ', '\u00a0');
