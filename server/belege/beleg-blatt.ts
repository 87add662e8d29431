import { formatDay } from '../../contract/values/days.ts';
import { type Beleg, type Gutschriftbeleg, isGutschrift, type Rechnungsbeleg } from './beleg.ts';
import type { Blatt } from './blatt.ts';
import { profisellerAnschrift, steuerFakten } from './profiseller.ts';

type Fakten = Blatt['fakten'];

/** Maximum number of referenced documents among the facts; more are listed in a sentence. */
const BEZUEGE = 3;

/** What is printed of an invoice, a Gutschrift, or a correction of them. */
export function blattOf(beleg: Beleg): Blatt {
  const bezuege = beleg.bezug.map(({ nummer, tag }) => `${nummer} vom\u00a0${formatDay(tag, 'de')}`);
  const hasFew = bezuege.length <= BEZUEGE;
  const own = isGutschrift(beleg) ? gutschriftBlatt(beleg) : rechnungBlatt(beleg);
  return {
    ...own,
    titel: `${beleg.titel} ${beleg.nummer}`,
    nummer: beleg.nummer,
    ausgestelltAm: beleg.ausgestelltAm,
    steller: beleg.steller,
    fakten: [...kopfFakten(beleg), ...own.fakten, ...(hasFew ? bezuege.map((one) => ['Zu Beleg', one] as const) : [])],
    zusatz: hasFew ? null : `Zu den Belegen ${bezuege.join(', ')}`,
    positionen: beleg.positionen,
    saetze: beleg.ohneUst === null ? beleg.saetze : [beleg.ohneUst.grund, ...beleg.saetze],
  };
}

const kopfFakten = ({ nummer, tag, leistung }: Beleg): Fakten => [
  ['Nummer', nummer],
  ['Datum', formatDay(tag, 'de')],
  ['Leistungszeitraum', `${formatDay(leistung.von, 'de')} – ${formatDay(leistung.bis, 'de')}`],
];

const LEISTUNG = 'Leistung (je 1 Stück)';

type Own = Pick<Blatt, 'isZahlbar' | 'anschrift' | 'fakten' | 'vermerk' | 'spalten' | 'summen'>;

function rechnungBlatt(beleg: Rechnungsbeleg): Own {
  const { empfaenger, typ, bruttoCent, faelligAm } = beleg;
  return {
    isZahlbar: true,
    anschrift: [empfaenger.Name, `${empfaenger.Strasse} ${empfaenger.Hausnummer}`, `${empfaenger.Plz} ${empfaenger.Ort}`],
    fakten: [
      ...(typ === '380' && bruttoCent > 0 ? [['Fällig am', formatDay(faelligAm, 'de')] as const] : []),
      ['Kundennummer', empfaenger.Agenturnummer],
      ...(empfaenger.UstId === null ? [] : [['Ihre USt-IdNr.', empfaenger.UstId] as const]),
    ],
    vermerk: null,
    spalten: ['Datum', LEISTUNG, 'Netto'],
    summen: [...gruppenOf(beleg), ...summenOf(beleg)],
  };
}

/** Facts name the seller's tax numbers, because those of the issuer are at the foot. A small business has one sum (UStDV section 34a). */
function gutschriftBlatt(beleg: Gutschriftbeleg): Own {
  const { empfaenger, abrechnungsnummer, typ, ohneUst, faelligAm, bruttoCent, vermerk } = beleg;
  return {
    isZahlbar: false,
    anschrift: profisellerAnschrift(empfaenger),
    fakten: [
      ...(typ === '389' ? [['Auszahlung zum', formatDay(faelligAm, 'de')] as const] : []),
      ...(abrechnungsnummer === null ? [] : [['Abrechnung', abrechnungsnummer] as const]),
      ['Verkäufernummer', empfaenger.Sellernummer],
      ...steuerFakten(empfaenger),
    ],
    vermerk,
    spalten: ['Datum', LEISTUNG, ohneUst === null ? 'Netto' : 'Betrag'],
    summen: ohneUst === null ? summenOf(beleg) : [['Gesamtbetrag', bruttoCent]],
  };
}

/** Number and sum of the lines of each kind; nothing if all lines are of one kind. */
function gruppenOf({ positionen }: Beleg): Blatt['summen'] {
  const namen = [...new Set(positionen.map(({ gruppe = '' }) => gruppe))].sort();
  if (namen.length < 2) return [];
  return namen.map((name) => {
    const all = positionen.filter(({ gruppe }) => gruppe === name);
    return [`${name} (${all.length})`, all.reduce((sum, { cent }) => sum + cent, 0)] as const;
  });
}

const summenOf = ({ nettoCent, ustProzent, ustCent, bruttoCent, ohneUst }: Beleg): Blatt['summen'] => [
  ['Nettobetrag', nettoCent],
  [ohneUst === null ? `Umsatzsteuer ${ustProzent} %` : 'Ohne Umsatzsteuer', ustCent],
  ['Gesamtbetrag', bruttoCent],
];
