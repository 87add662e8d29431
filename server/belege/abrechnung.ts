import type { Rechnungssteller } from '../../contract/calls/agentur/rechnungssteller.ts';
import type { Belegverkaeufer } from '../../contract/rules/seller.ts';
import { formatDay } from '../../contract/values/days.ts';
import type { Blatt } from './blatt.ts';
import { euro, type Provisionszeile, positionOf, profisellerAnschrift } from './profiseller.ts';

/** A Profi seller's statement of a period as it is stored; days as `YYYY-MM-DD`, amounts net. */
export interface Abrechnungsdaten {
  readonly nummer: string;
  readonly ausgestelltAm: Date;
  readonly tag: string;
  readonly zeitraum: { readonly von: string; readonly bis: string };
  readonly zahler: Rechnungssteller;
  readonly verkaeufer: Belegverkaeufer;
  readonly zeilen: readonly Provisionszeile[];
  readonly summeCent: number;
  /** Whether the seller agreed to Gutschriften. */
  readonly gutschriftverfahren: boolean;
  /** Documents that were issued for the statement. */
  readonly belege: readonly { readonly nummer: string; readonly bruttoCent: number }[];
}

/** What is printed of a statement. */
export const abrechnungBlatt = (daten: Abrechnungsdaten): Blatt => ({
  titel: `Abrechnung ${daten.nummer}`,
  nummer: daten.nummer,
  ausgestelltAm: daten.ausgestelltAm,
  steller: daten.zahler,
  isZahlbar: false,
  anschrift: profisellerAnschrift(daten.verkaeufer),
  fakten: [
    ['Nummer', daten.nummer],
    ['Datum', formatDay(daten.tag, 'de')],
    ['Zeitraum', `${formatDay(daten.zeitraum.von, 'de')} – ${formatDay(daten.zeitraum.bis, 'de')}`],
    ['Verkäufernummer', daten.verkaeufer.Sellernummer],
  ],
  zusatz: null,
  vermerk: null,
  spalten: ['Datum', 'Auftrag', 'Provision'],
  positionen: daten.zeilen.map(positionOf),
  summen: [['Summe', daten.summeCent]],
  saetze: saetzeOf(daten),
});

function saetzeOf(daten: Abrechnungsdaten): string[] {
  if (daten.zeilen.length === 0) return ['In diesem Zeitraum gab es keine Aufträge mit Provision.'];
  return ['Alle Beträge sind ohne Umsatzsteuer.', ...(daten.gutschriftverfahren ? belegSaetze(daten) : rechnungSaetze(daten))];
}

function belegSaetze({ belege }: Abrechnungsdaten): string[] {
  if (belege.length === 0) return ['Es ist nichts zu zahlen.'];
  const named = belege.map(({ nummer, bruttoCent }) => `${nummer} über ${euro(bruttoCent)}`);
  return [`Zu dieser Abrechnung gehören die Belege: ${named.join(', ')}.`];
}

function rechnungSaetze({ nummer, summeCent }: Abrechnungsdaten): string[] {
  if (summeCent <= 0) return ['Für diesen Zeitraum brauchen wir keine Rechnung von Ihnen.'];
  return ['Bitte stellen Sie uns eine Rechnung.', `Nennen Sie darin die Nummer ${nummer}. Wir zahlen, sobald uns die Rechnung vorliegt.`];
}
