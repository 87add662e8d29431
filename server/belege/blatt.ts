import { formatCent } from '../../contract/values/cent.ts';
import type { Beleg, Belegbild } from './beleg.ts';
import { heightOf, LEISE, line, mm, type Pdf, paragraph, rule, SEITE, TINTE } from './seite.ts';

const tagDe = (day: string): string => day.split('-').reverse().join('.');

const { links, rechts } = SEITE;
/** Where the facts beside the address begin. */
const FAKTEN = mm(128);
const TEXT = links + mm(24);
const TEXTBREITE = rechts - mm(32) - TEXT;
/** Of the window of a letter, by DIN 5008. */
const ADRESSBREITE = mm(85);
/** How many documents that one names stand among its facts; more are a sentence. */
const BEZUEGE = 3;

/** Logo, addresses and facts by DIN 5008, form B. Returns where the lines begin. */
export function kopf(pdf: Pdf, beleg: Beleg, { farbe, logo }: Belegbild): number {
  const { steller, empfaenger } = beleg;
  pdf.rect(0, 0, SEITE.breite, mm(3)).fill(farbe);
  if (logo) pdf.image(logo, links, mm(14), { fit: [mm(60), mm(16)], valign: 'center' });
  else paragraph(pdf, steller.Name, links, mm(18), { schnitt: 'fett', groesse: 15, farbe });
  const absender = `${steller.Name} · ${steller.Strasse} ${steller.Hausnummer} · ${steller.Plz} ${steller.Ort}`;
  const klein = { groesse: 7, farbe: LEISE, breite: ADRESSBREITE };
  paragraph(pdf, absender, links, mm(50.5) - heightOf(pdf, absender, klein), klein);
  let y = mm(53);
  for (const text of [empfaenger.Name, `${empfaenger.Strasse} ${empfaenger.Hausnummer}`, `${empfaenger.Plz} ${empfaenger.Ort}`])
    y = paragraph(pdf, text, links, y, { groesse: 10.5, breite: ADRESSBREITE });
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
  for (const [index, [name, value]] of facts.entries()) {
    line(pdf, name, FAKTEN - mm(4), mm(47) + index * mm(5), { groesse: 8.5, farbe: LEISE });
    line(pdf, value, rechts, mm(47) + index * mm(5), { groesse: 8.5, isRight: true });
  }
  line(pdf, `${beleg.titel} ${beleg.nummer}`, links, mm(97), { schnitt: 'fett', groesse: 18, farbe });
  return bezuege.length > BEZUEGE ? paragraph(pdf, `Zu den Belegen ${bezuege.join(', ')}`, links, mm(107)) + mm(4) : mm(110);
}

function tabellenkopf(pdf: Pdf, y: number, farbe: string): number {
  const satz = { schnitt: 'fett', groesse: 8.5, farbe: LEISE } as const;
  line(pdf, 'Datum', links, y, satz);
  line(pdf, 'Leistung (je 1 Stück)', TEXT, y, satz);
  line(pdf, 'Netto', rechts, y, { ...satz, isRight: true });
  rule(pdf, y + mm(5), farbe, 1);
  return y + mm(7.5);
}

/** Goes on to another page where something is too high for this one. */
function withRoom(pdf: Pdf, y: number, hoehe: number, begin: () => number): number {
  if (y + hoehe <= SEITE.unten) return y;
  pdf.addPage();
  return begin();
}

/** The lines of a document, over as many pages as they take. Returns where the sums begin. */
export function positionen(pdf: Pdf, beleg: Beleg, { farbe }: Belegbild, start: number): number {
  let y = tabellenkopf(pdf, start, farbe);
  for (const [index, { tag, text, zusatz, cent }] of beleg.positionen.entries()) {
    const satz = { groesse: 9.5, breite: TEXTBREITE };
    const small = { groesse: 8, farbe: LEISE, breite: TEXTBREITE };
    const hoehe = heightOf(pdf, text, satz) + heightOf(pdf, zusatz, small) + mm(3);
    // The sums never stand on a page by themselves.
    const isLast = index === beleg.positionen.length - 1;
    y = withRoom(pdf, y, isLast ? hoehe + mm(3) + summenhoehe(pdf, beleg) : hoehe, () => tabellenkopf(pdf, mm(20), farbe));
    line(pdf, tagDe(tag), links, y);
    line(pdf, formatCent(cent, 'de'), rechts, y, { isRight: true });
    const below = paragraph(pdf, zusatz, TEXT, paragraph(pdf, text, TEXT, y, satz), small);
    rule(pdf, below + mm(1));
    y = below + mm(3);
  }
  return y + mm(3);
}

const saetzeOf = ({ ohneUst, saetze }: Beleg): readonly string[] => (ohneUst === null ? saetze : [ohneUst, ...saetze]);

const summenhoehe = (pdf: Pdf, beleg: Beleg): number => saetzeOf(beleg).reduce((sum, satz) => sum + heightOf(pdf, satz) + mm(1.5), mm(28));

/** Net, VAT and gross at the right, and below what holds for the document. */
export function summen(pdf: Pdf, beleg: Beleg, { farbe }: Belegbild, start: number): void {
  const von = mm(118);
  let y = withRoom(pdf, start, summenhoehe(pdf, beleg), () => mm(20));
  const ust = beleg.ohneUst === null ? `Umsatzsteuer ${beleg.ustProzent} %` : 'Ohne Umsatzsteuer';
  for (const [name, cent] of [
    ['Nettobetrag', beleg.nettoCent],
    [ust, beleg.ustCent],
  ] as const) {
    line(pdf, name, von, y, { farbe: LEISE });
    line(pdf, formatCent(cent, 'de'), rechts, y, { isRight: true });
    y += mm(6);
  }
  pdf.moveTo(von, y).lineTo(rechts, y).lineWidth(1).strokeColor(farbe).stroke();
  line(pdf, 'Gesamtbetrag', von, y + mm(2.5), { schnitt: 'fett', groesse: 12 });
  line(pdf, formatCent(beleg.bruttoCent, 'de'), rechts, y + mm(2.5), { schnitt: 'fett', groesse: 12, farbe: TINTE, isRight: true });
  y += mm(16);
  for (const satz of saetzeOf(beleg)) y = paragraph(pdf, satz, links, y) + mm(1.5);
}
