import type { Rechnungssteller } from '../../contract/calls/agentur/rechnungssteller.ts';
import type { Belegverkaeufer, Steuerstatus } from '../../contract/rules/seller.ts';
import { formatDay } from '../../contract/values/days.ts';
import type { Belegbezug, Gutschriftbeleg } from './beleg.ts';
import { ibanDe } from './fuss.ts';
import { euro, type Provisionszeile, positionOf } from './profiseller.ts';
import { type Summe, summeOf, UST_PROZENT } from './summe.ts';

/** A Gutschrift, or with sums below zero the correction of one, as it is stored; days as `YYYY-MM-DD`. */
export interface Gutschriftdaten {
  readonly nummer: string;
  /** Statement that the commissions are on; null for a correction by hand. */
  readonly abrechnungsnummer: string | null;
  readonly ausgestelltAm: Date;
  readonly tag: string;
  /** Payout day. */
  readonly faelligAm: string;
  readonly zeitraum: { readonly von: string; readonly bis: string };
  readonly zahler: Rechnungssteller;
  readonly verkaeufer: Belegverkaeufer;
  readonly steuerstatus: Steuerstatus;
  readonly zeilen: readonly Provisionszeile[];
  readonly summe: Summe;
  /** Documents that lines take back. */
  readonly bezug: readonly Belegbezug[];
  /** The Gutschrift that this correction takes back as a whole; null if it takes back single commissions. */
  readonly aufgehoben: string | null;
  /** Day on which an objection was received; null without one. */
  readonly widersprochenAm: string | null;
}

/** Sums of a Gutschrift from its commissions in cents, by the seller's tax status. */
export const gutschriftSumme = (betraege: readonly number[], steuerstatus: Steuerstatus): Summe =>
  summeOf(betraege, steuerstatus === 'Regel' ? UST_PROZENT : 0);

/** Sentence of a small business on its documents (UStDV section 34a). */
const KLEINUNTERNEHMER = 'Steuerfrei für Kleinunternehmer (§ 19 UStG).';

/** A Gutschrift as it is printed and sent. */
export function gutschriftBeleg(daten: Gutschriftdaten): Gutschriftbeleg {
  const { summe, steuerstatus } = daten;
  const isKorrektur = summe.brutto_cent < 0;
  return {
    titel: isKorrektur ? 'Korrektur der Gutschrift' : 'Gutschrift',
    typ: isKorrektur ? '261' : '389',
    nummer: daten.nummer,
    abrechnungsnummer: daten.abrechnungsnummer,
    ausgestelltAm: daten.ausgestelltAm,
    tag: daten.tag,
    faelligAm: daten.faelligAm,
    leistung: daten.zeitraum,
    steller: daten.zahler,
    empfaenger: daten.verkaeufer,
    bezug: daten.bezug,
    positionen: daten.zeilen.map(positionOf),
    nettoCent: summe.netto_cent,
    ustProzent: summe.ust_prozent,
    ustCent: summe.ust_cent,
    bruttoCent: summe.brutto_cent,
    ohneUst: steuerstatus === 'Regel' ? null : { kategorie: 'E', grund: KLEINUNTERNEHMER },
    vermerk: vermerkOf(daten),
    saetze: isKorrektur ? korrekturSaetze(daten) : gutschriftSaetze(daten),
  };
}

/** Mark of an objection: from its receipt on the document is no invoice (UStG section 14 (2) sentence 6). */
function vermerkOf({ widersprochenAm }: Gutschriftdaten): string | null {
  if (widersprochenAm === null) return null;
  return `Diesem Beleg wurde am ${formatDay(widersprochenAm, 'de')} widersprochen. Seit diesem Tag gilt er nicht mehr als Rechnung (§ 14 Abs. 2 Satz 6 UStG).`;
}

function gutschriftSaetze({ summe, faelligAm, verkaeufer, steuerstatus, abrechnungsnummer, widersprochenAm }: Gutschriftdaten): string[] {
  const basis = abrechnungsnummer === null ? [] : [`Diese Gutschrift beruht auf der Abrechnung ${abrechnungsnummer}.`];
  if (widersprochenAm !== null && steuerstatus === 'Regel')
    return [...basis, 'Ihr Anspruch auf die Provision bleibt. Für die Umsatzsteuer brauchen wir eine Rechnung von Ihnen.'];
  const konto = ibanDe(verkaeufer.IBAN).replaceAll(' ', '\u00a0');
  return [
    ...basis,
    ...(widersprochenAm === null ? [WIDERSPRUCH] : []),
    `Wir zahlen Ihnen ${euro(summe.brutto_cent)} zum ${formatDay(faelligAm, 'de')} auf Ihr Konto ${konto} aus.`,
  ];
}

const WIDERSPRUCH = 'Sie können diesem Beleg jederzeit widersprechen, auch ohne einen Grund zu nennen.';

function korrekturSaetze(daten: Gutschriftdaten): string[] {
  const rest = 'Wie der Betrag ausgeglichen wird, schreiben wir Ihnen gesondert.';
  return [zurueckgenommen(daten), ...(daten.widersprochenAm === null ? [WIDERSPRUCH] : []), rest];
}

/** What a correction takes back. A correction must name its documents (UStDV section 31 (5)); commissions of the seller's own invoices have none. */
function zurueckgenommen({ aufgehoben, bezug }: Gutschriftdaten): string {
  if (aufgehoben !== null)
    return `Dieser Beleg hebt die Gutschrift ${aufgehoben} vollständig auf. Ihre Provisionen stehen auf der nächsten Abrechnung.`;
  if (bezug.length === 0) return 'Dieser Beleg nimmt Provisionen zurück.';
  return `Dieser Beleg nimmt Provisionen aus ${bezug.length === 1 ? 'der genannten Gutschrift' : 'den genannten Gutschriften'} zurück.`;
}
