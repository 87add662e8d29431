import { formatCent } from '../../contract/values/cent.ts';
import type { Beleg, Belegbild } from './beleg.ts';
import { heightOf, LEISE, line, mm, paragraph, rule, type Satz, SEITE } from './seite.ts';
import { type Pdf, part, type Stelle, said, unsaid } from './struktur.ts';

const tagDe = (day: string): string => day.split('-').reverse().join('.');

const { links, rechts } = SEITE;
/** Left edge of the facts next to the address. */
const FAKTEN = mm(128);
const TEXT = links + mm(24);
const TEXTBREITE = rechts - mm(32) - TEXT;
/** Width of the address window of a letter, by DIN 5008. */
const ADRESSBREITE = mm(85);
/** The box of the logo, and its placement in it. */
const LOGO_PLATZ = [links, mm(14), links + mm(60), mm(30)] as const;
const LOGO: PDFKit.Mixins.ImageOption = { fit: [mm(60), mm(16)], valign: 'center' };
/** Maximum number of referenced documents among the facts; more are listed in a sentence. */
const BEZUEGE = 3;

/** Draws logo, addresses and facts by DIN 5008, form B. Returns where the lines begin. */
export function kopf(stelle: Stelle, beleg: Beleg, { farbe, logo }: Belegbild): number {
  const { pdf } = stelle;
  const { steller, empfaenger } = beleg;
  const set = (text: string, y: number, satz: Satz): number => said(stelle, 'P', () => paragraph(pdf, text, links, y, satz));
  unsaid(pdf, () => pdf.rect(0, 0, SEITE.breite, mm(3)).fill(farbe));
  if (logo) said(stelle, 'Figure', () => pdf.image(logo, links, mm(14), LOGO), { alt: steller.Name, bbox: LOGO_PLATZ });
  else set(steller.Name, mm(18), { schnitt: 'fett', groesse: 15, farbe });
  const absender = `${steller.Name} · ${steller.Strasse} ${steller.Hausnummer} · ${steller.Plz} ${steller.Ort}`;
  const klein = { groesse: 7, farbe: LEISE, breite: ADRESSBREITE };
  set(absender, mm(50.5) - heightOf(pdf, absender, klein), klein);
  let y = mm(53);
  for (const text of [empfaenger.Name, `${empfaenger.Strasse} ${empfaenger.Hausnummer}`, `${empfaenger.Plz} ${empfaenger.Ort}`])
    y = set(text, y, { groesse: 10.5, breite: ADRESSBREITE });
  const bezuege = beleg.bezug.map((one) => `${one.nummer} vom\u00a0${tagDe(one.tag)}`);
  const facts = [
    ['Nummer', beleg.nummer],
    ['Datum', tagDe(beleg.tag)],
    ['Leistungszeitraum', `${tagDe(beleg.leistung.von)} – ${tagDe(beleg.leistung.bis)}`],
    ...(beleg.typ === '380' && beleg.bruttoCent > 0 ? [['Fällig am', tagDe(beleg.faelligAm)]] : []),
    ['Kundennummer', empfaenger.Agenturnummer],
    ...(empfaenger.UstId === null ? [] : [['Ihre USt-IdNr.', empfaenger.UstId]]),
    ...(beleg.bezug.length > BEZUEGE ? [] : bezuege.map((one) => ['Zu Beleg', one])),
  ] as [string, string][];
  part(stelle, 'Table', (table) => {
    for (const [index, [name, value]] of facts.entries())
      zeile(table, FAKTEN - mm(4), mm(47) + index * mm(5), {
        name: { text: name, satz: { groesse: 8.5, farbe: LEISE } },
        wert: { text: value, satz: { groesse: 8.5 } },
      });
  });
  const titel = `${beleg.titel} ${beleg.nummer}`;
  // A long address moves the title down.
  const top = Math.max(mm(97), y + mm(6));
  said(stelle, 'H1', () => line(pdf, titel, links, top, { schnitt: 'fett', groesse: 18, farbe }));
  return bezuege.length > BEZUEGE ? set(`Zu den Belegen ${bezuege.join(', ')}`, top + mm(10), {}) + mm(4) : top + mm(13);
}

interface Gesetzt {
  readonly text: string;
  readonly satz: Satz;
}

/** A name on the left and its value at the right edge. */
function zeile(table: Stelle, von: number, y: number, { name, wert }: { readonly name: Gesetzt; readonly wert: Gesetzt }): void {
  const { pdf } = table;
  part(table, 'TR', (row) => {
    said(row, 'TH', () => line(pdf, name.text, von, y, name.satz), { scope: 'Row' });
    said(row, 'TD', () => line(pdf, wert.text, rechts, y, { ...wert.satz, isRight: true }));
  });
}

/** The headings of the lines, drawn on each page and read out only once. */
function tabellenkopf(table: Stelle, y: number, farbe: string, isFirst: boolean): number {
  const { pdf } = table;
  const satz = { schnitt: 'fett', groesse: 8.5, farbe: LEISE } as const;
  const columns = [
    () => line(pdf, 'Datum', links, y, satz),
    () => line(pdf, 'Leistung (je 1 Stück)', TEXT, y, satz),
    () => line(pdf, 'Netto', rechts, y, { ...satz, isRight: true }),
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
  return y + mm(7.5);
}

/** Begins another page if the rest of this one is too small. */
function withRoom(pdf: Pdf, y: number, hoehe: number, begin: () => number): number {
  if (y + hoehe <= SEITE.unten) return y;
  pdf.addPage();
  return begin();
}

/** Draws the lines of a document on as many pages as needed. Returns where the sums begin. */
export function positionen(stelle: Stelle, beleg: Beleg, { farbe }: Belegbild, start: number): number {
  const { pdf } = stelle;
  return part(stelle, 'Table', (table) => {
    let y = tabellenkopf(table, start, farbe, true);
    for (const [index, { tag, text, zusatz, cent }] of beleg.positionen.entries()) {
      const satz = { groesse: 9.5, breite: TEXTBREITE };
      const small = { groesse: 8, farbe: LEISE, breite: TEXTBREITE };
      const hoehe = heightOf(pdf, text, satz) + heightOf(pdf, zusatz, small) + mm(3);
      // The sums are never alone on a page.
      const isLast = index === beleg.positionen.length - 1;
      const top = withRoom(pdf, y, isLast ? hoehe + mm(3) + summenhoehe(pdf, beleg) : hoehe, () =>
        tabellenkopf(table, mm(20), farbe, false),
      );
      const below = part(table, 'TR', (row) => {
        said(row, 'TD', () => line(pdf, tagDe(tag), links, top));
        const end = part(row, 'TD', (cell) => {
          const below = said(cell, 'P', () => paragraph(pdf, text, TEXT, top, satz));
          return said(cell, 'P', () => paragraph(pdf, zusatz, TEXT, below, small));
        });
        said(row, 'TD', () => line(pdf, formatCent(cent, 'de'), rechts, top, { isRight: true }));
        return end;
      });
      rule(pdf, below + mm(1));
      y = below + mm(3);
    }
    return y + mm(3);
  });
}

const saetzeOf = ({ ohneUst, saetze }: Beleg): readonly string[] => (ohneUst === null ? saetze : [ohneUst, ...saetze]);

const summenhoehe = (pdf: Pdf, beleg: Beleg): number => saetzeOf(beleg).reduce((sum, satz) => sum + heightOf(pdf, satz) + mm(1.5), mm(28));

/** Draws net, VAT and gross on the right, and the notes of the document below. */
export function summen(stelle: Stelle, beleg: Beleg, { farbe }: Belegbild, start: number): void {
  const { pdf } = stelle;
  const von = mm(118);
  const top = withRoom(pdf, start, summenhoehe(pdf, beleg), () => mm(20));
  const ust = beleg.ohneUst === null ? `Umsatzsteuer ${beleg.ustProzent} %` : 'Ohne Umsatzsteuer';
  const total = { schnitt: 'fett', groesse: 12 } as const;
  part(stelle, 'Table', (table) => {
    const set = (name: string, cent: number, y: number, satz: Satz, wert: Satz): void =>
      zeile(table, von, y, { name: { text: name, satz }, wert: { text: formatCent(cent, 'de'), satz: wert } });
    set('Nettobetrag', beleg.nettoCent, top, { farbe: LEISE }, {});
    set(ust, beleg.ustCent, top + mm(6), { farbe: LEISE }, {});
    rule(pdf, top + mm(12), { farbe, breite: 1, von });
    set('Gesamtbetrag', beleg.bruttoCent, top + mm(14.5), total, total);
  });
  let y = top + mm(28);
  for (const satz of saetzeOf(beleg)) {
    const place = y;
    y = said(stelle, 'P', () => paragraph(pdf, satz, links, place)) + mm(1.5);
  }
}
