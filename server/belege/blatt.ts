import { formatCent } from '../../contract/values/cent.ts';
import type { Beleg, Belegbild } from './beleg.ts';
import { LEISE, LINIE, line, linesOf, mm, type Pdf, paragraph, rule, SEITE, TINTE } from './seite.ts';

const tagDe = (day: string): string => day.split('-').reverse().join('.');
const ibanDe = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

const { links, rechts } = SEITE;
/** Where the facts beside the address begin. */
const FAKTEN = mm(128);
const TEXT = links + mm(24);
const TEXTBREITE = rechts - mm(32) - TEXT;

/** Logo, addresses and facts by DIN 5008, form B. Returns where the lines begin. */
export function kopf(pdf: Pdf, beleg: Beleg, { farbe, logo }: Belegbild): number {
  const { steller, empfaenger } = beleg;
  pdf.rect(0, 0, SEITE.breite, mm(3)).fill(farbe);
  if (logo) pdf.image(logo, links, mm(14), { fit: [mm(60), mm(16)], valign: 'center' });
  else line(pdf, steller.Name, links, mm(18), { schnitt: 'fett', groesse: 15, farbe });
  line(pdf, `${steller.Name} · ${steller.Strasse} ${steller.Hausnummer} · ${steller.Plz} ${steller.Ort}`, links, mm(47), {
    groesse: 7,
    farbe: LEISE,
  });
  const address = [empfaenger.Name, `${empfaenger.Strasse} ${empfaenger.Hausnummer}`, `${empfaenger.Plz} ${empfaenger.Ort}`];
  for (const [index, text] of address.entries()) line(pdf, text, links, mm(53) + index * mm(5.2), { groesse: 10.5 });
  const facts = [
    ['Nummer', beleg.nummer],
    ['Datum', tagDe(beleg.tag)],
    ['Leistungszeitraum', `${tagDe(beleg.leistung.von)} – ${tagDe(beleg.leistung.bis)}`],
    ...(beleg.typ === '380' && beleg.bruttoCent > 0 ? [['Fällig am', tagDe(beleg.faelligAm)]] : []),
    ['Kundennummer', empfaenger.Agenturnummer],
    ...(empfaenger.UstId === null ? [] : [['Ihre USt-IdNr.', empfaenger.UstId]]),
    ...beleg.bezug.map((one) => ['Zu Rechnung', `${one.nummer} vom ${tagDe(one.tag)}`]),
  ] as [string, string][];
  for (const [index, [name, value]] of facts.slice(0, 9).entries()) {
    line(pdf, name, FAKTEN - mm(4), mm(47) + index * mm(5), { groesse: 8.5, farbe: LEISE });
    line(pdf, value, rechts, mm(47) + index * mm(5), { groesse: 8.5, isRight: true });
  }
  line(pdf, `${beleg.titel} ${beleg.nummer}`, links, mm(97), { schnitt: 'fett', groesse: 18, farbe });
  return mm(110);
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
  for (const { tag, text, zusatz, cent } of beleg.positionen) {
    const satz = { groesse: 9.5, breite: TEXTBREITE };
    const small = { groesse: 8, farbe: LEISE, breite: TEXTBREITE };
    const hoehe = linesOf(pdf, text, satz).length * mm(4.9) + linesOf(pdf, zusatz, small).length * mm(4.1) + mm(3);
    y = withRoom(pdf, y, hoehe, () => tabellenkopf(pdf, mm(20), farbe));
    line(pdf, tagDe(tag), links, y);
    line(pdf, formatCent(cent, 'de'), rechts, y, { isRight: true });
    const below = paragraph(pdf, zusatz, TEXT, paragraph(pdf, text, TEXT, y, satz), small);
    rule(pdf, below + mm(1));
    y = below + mm(3);
  }
  return y + mm(3);
}

/** Net, VAT and gross at the right, and below what holds for the document. */
export function summen(pdf: Pdf, beleg: Beleg, { farbe }: Belegbild, start: number): void {
  const von = mm(118);
  let y = withRoom(pdf, start, mm(62), () => mm(20));
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
  line(pdf, beleg.bruttoCent < 0 ? 'Zu Ihren Gunsten' : 'Gesamtbetrag', von, y + mm(2.5), { schnitt: 'fett', groesse: 12 });
  line(pdf, formatCent(beleg.bruttoCent, 'de'), rechts, y + mm(2.5), { schnitt: 'fett', groesse: 12, farbe: TINTE, isRight: true });
  y += mm(16);
  for (const satz of [...(beleg.ohneUst === null ? [] : [beleg.ohneUst]), ...beleg.saetze]) y = paragraph(pdf, satz, links, y) + mm(1.5);
}

/** Who issued it, at the foot of each page. */
export function fuss(pdf: Pdf, { steller, nummer }: Beleg, { page, of }: { readonly page: number; readonly of: number }): void {
  const y = mm(272);
  rule(pdf, y - mm(3), LINIE);
  const satz = { groesse: 7.5, farbe: LEISE };
  const columns = [
    [steller.Name, `${steller.Strasse} ${steller.Hausnummer}`, `${steller.Plz} ${steller.Ort}`],
    [
      ...(steller.UstId === undefined ? [] : [`USt-IdNr. ${steller.UstId}`]),
      ...(steller.Steuernummer === undefined ? [] : [`Steuernummer ${steller.Steuernummer}`]),
      `${nummer} · Seite ${page} von ${of}`,
    ],
    [...(steller.Bank ? [steller.Bank] : []), `IBAN ${ibanDe(steller.IBAN)}`, ...(steller.BIC === undefined ? [] : [`BIC ${steller.BIC}`])],
  ];
  for (const [index, column] of columns.entries())
    for (const [row, text] of column.entries()) line(pdf, text, links + index * mm(56), y + row * mm(3.9), satz);
  if (steller.Register) line(pdf, steller.Register, links, y + mm(13), { groesse: 7, farbe: LEISE });
}
