import type { Rechnungssteller } from '../../contract/calls/agentur/rechnungssteller.ts';
import { printedCent } from '../../contract/values/cent.ts';
import { formatDay } from '../../contract/values/days.ts';
import type { Belegbild, Belegposition } from './beleg.ts';
import { heightOf, LEISE, line, mm, paragraph, rule, SEITE } from './seite.ts';
import { type Pdf, part, type Stelle, said, unsaid } from './struktur.ts';
import { zeile } from './zeile.ts';

/** What is printed of a document, of any kind. */
export interface Blatt {
  /** Title with the number. */
  readonly titel: string;
  readonly nummer: string;
  readonly ausgestelltAm: Date;
  readonly steller: Rechnungssteller;
  /** Whether the foot shows the issuer's account. */
  readonly isZahlbar: boolean;
  readonly anschrift: readonly string[];
  /** Names and values next to the address. */
  readonly fakten: readonly (readonly [name: string, wert: string])[];
  /** A sentence below the title. */
  readonly zusatz: string | null;
  /** A framed sentence below the title. */
  readonly vermerk: string | null;
  /** Heads of the lines: day, text, amount. */
  readonly spalten: readonly [string, string, string];
  readonly positionen: readonly Belegposition[];
  /** Names and amounts in cents; the last is the total. */
  readonly summen: readonly (readonly [name: string, cent: number])[];
  /** Sentences below the sums. */
  readonly saetze: readonly string[];
}

const { links, rechts } = SEITE;
const TEXT = links + mm(24);
const TEXTBREITE = rechts - mm(32) - TEXT;
const SATZ = { groesse: 9.5, breite: TEXTBREITE } as const;
const ZUSATZ = { groesse: 8, farbe: LEISE, breite: TEXTBREITE } as const;
/** Height of the heads of the lines. */
const KOPFHOEHE = mm(7.5);

interface Kopf {
  readonly spalten: Blatt['spalten'];
  readonly farbe: string;
  readonly isFirst: boolean;
}

/** The headings of the lines, drawn on each page and read out only once. */
function tabellenkopf(table: Stelle, y: number, { spalten, farbe, isFirst }: Kopf): number {
  const { pdf } = table;
  const satz = { schnitt: 'fett', groesse: 8.5, farbe: LEISE } as const;
  const columns = [
    () => line(pdf, spalten[0], links, y, satz),
    () => line(pdf, spalten[1], TEXT, y, satz),
    () => line(pdf, spalten[2], rechts, y, { ...satz, isRight: true }),
  ];
  if (isFirst)
    part(table, 'TR', (row) => {
      for (const column of columns) said(row, 'TH', column, { scope: 'Column' });
    });
  else
    unsaid(pdf, () => {
      for (const column of columns) column();
    });
  rule(pdf, y + mm(5), { farbe, breite: 1 });
  return y + KOPFHOEHE;
}

/** Begins another page if the rest of this one is too small. */
function withRoom(pdf: Pdf, y: number, hoehe: number, begin: () => number): number {
  if (y + hoehe <= SEITE.unten) return y;
  pdf.addPage();
  return begin();
}

const positionshoehe = (pdf: Pdf, { text, zusatz }: Belegposition): number =>
  heightOf(pdf, text, SATZ) + heightOf(pdf, zusatz, ZUSATZ) + mm(3);

/** Draws the lines of a document on as many pages as needed. Returns where sums can follow. */
export function positionen(stelle: Stelle, blatt: Blatt, { farbe }: Belegbild, start: number): number {
  const { pdf } = stelle;
  const { spalten } = blatt;
  const [first] = blatt.positionen;
  if (!first) return start;
  return part(stelle, 'Table', (table) => {
    // The heads are never alone on a page.
    const head = withRoom(pdf, start, KOPFHOEHE + positionshoehe(pdf, first), () => mm(20));
    let y = tabellenkopf(table, head, { spalten, farbe, isFirst: true });
    for (const position of blatt.positionen) {
      const { tag, text, zusatz, cent } = position;
      const hoehe = positionshoehe(pdf, position);
      const top = withRoom(pdf, y, hoehe, () => tabellenkopf(table, mm(20), { spalten, farbe, isFirst: false }));
      const below = part(table, 'TR', (row) => {
        said(row, 'TD', () => line(pdf, formatDay(tag, 'de'), links, top));
        const end = part(row, 'TD', (cell) => {
          const below = said(cell, 'P', () => paragraph(pdf, text, TEXT, top, SATZ));
          return said(cell, 'P', () => paragraph(pdf, zusatz, TEXT, below, ZUSATZ));
        });
        said(row, 'TD', () => line(pdf, printedCent(cent, 'de'), rechts, top, { isRight: true }));
        return end;
      });
      rule(pdf, below + mm(1));
      y = below + mm(3);
    }
    return y + mm(3);
  });
}

/** Millimetres: height of a sum, distance of the total from its rule, and of the sentences from that rule. */
const SUMME = { zeile: 6, abstand: 2.5, gesamt: 16 } as const;

/** Height of the sums without the sentences, in millimetres. */
const summenMm = ({ summen }: Blatt): number => (summen.length - 1) * SUMME.zeile + SUMME.gesamt;

const summenhoehe = (pdf: Pdf, blatt: Blatt): number =>
  blatt.saetze.reduce((sum, satz) => sum + heightOf(pdf, satz) + mm(1.5), mm(summenMm(blatt)));

/** Draws the sums on the right and the sentences below. Returns where lines can follow. */
export function summen(stelle: Stelle, blatt: Blatt, { farbe }: Belegbild, start: number): number {
  const { pdf } = stelle;
  const von = mm(118);
  const top = withRoom(pdf, start, summenhoehe(pdf, blatt), () => mm(20));
  const total = { schnitt: 'fett', groesse: 12 } as const;
  part(stelle, 'Table', (table) => {
    for (const [index, [name, cent]] of blatt.summen.entries()) {
      const isTotal = index === blatt.summen.length - 1;
      const mmDown = index * SUMME.zeile;
      if (isTotal) rule(pdf, top + mm(mmDown), { farbe, breite: 1, von });
      zeile(table, von, top + mm(isTotal ? mmDown + SUMME.abstand : mmDown), {
        name: { text: name, satz: isTotal ? total : { farbe: LEISE } },
        wert: { text: printedCent(cent, 'de'), satz: isTotal ? total : {} },
      });
    }
  });
  let y = top + mm(summenMm(blatt));
  for (const satz of blatt.saetze) {
    const place = y;
    y = said(stelle, 'P', () => paragraph(pdf, satz, links, place)) + mm(1.5);
  }
  return y + mm(5);
}
