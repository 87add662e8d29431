import type { AbrechnungZeile, BetriebAbrechnung, GutschriftZeile } from '../../../contract/calls/betrieb/abrechnungen.ts';
import type { SellerAbrechnung, SellerAbrechnungZeile } from '../../../contract/calls/seller/abrechnung.ts';
import { formatCent } from '../../../contract/values/cent.ts';
import { createTexts } from '../../../texts/texts.ts';
import { namesOf } from '../../audit/actors.ts';
import { formatDay } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { itemOf } from '../../reports/list.ts';
import { type Report, withLines } from '../../reports/report.ts';
import { countWaiting } from '../../reports/waiting.ts';
import { listEntries } from '../betrieb/index.ts';
import { readForderungen } from '../forderung/index.ts';
import * as source from './berichte.sql.ts';
import { rechnungOf } from './rechnung.ts';
import { listBelege } from './store.ts';
import { toWire } from './widerspruch.ts';

/** The statements of a seller as a report, each with its documents. */
export const sellerAbrechnungenBericht = (
  context: Context,
  sellernummer: string,
): Report<source.SellerAbrechnungRow, SellerAbrechnungZeile, 'SummeCent'> => ({
  ...source.sellerAbrechnungen(sellernummer),
  async toWire(rows) {
    const belege = await listBelege(
      context,
      rows.map((row) => row.abrechnungsnummer),
    );
    const forderungen = await readForderungen(
      context,
      belege.map((one) => one.gutschriftnummer),
    );
    const withForderung = (beleg: (typeof belege)[number]) => {
      const Forderung = forderungen.get(beleg.gutschriftnummer);
      return { ...toWire(beleg), ...(Forderung && { Forderung }) };
    };
    return rows.map((row) => ({
      Abrechnungsnummer: row.abrechnungsnummer,
      Von: row.von,
      Bis: row.bis,
      SummeCent: row.summe_cent,
      Gutschriften: belege.filter((one) => one.abrechnungsnummer === row.abrechnungsnummer).map(withForderung),
      BrauchtRechnung: row.braucht_rechnung,
      Rechnungsnummer: row.rechnung_nummer,
      RechnungFaelligAm: row.rechnung_faellig_am,
      RechnungAusgezahltAm: row.rechnung_ausgezahlt_am,
    }));
  },
});

const owedOf = ({ offen_cent, stand, laufnummer }: Pick<source.AbrechnungRow, 'offen_cent' | 'stand' | 'laufnummer'>) => ({
  OffenCent: offen_cent,
  Stand: stand,
  Laufnummer: laufnummer,
});

/** The statements of all sellers as a list. */
export const abrechnungenListe = withLines(
  source.ABRECHNUNGEN,
  (row: source.AbrechnungRow): AbrechnungZeile => ({
    Abrechnungsnummer: row.abrechnungsnummer,
    Sellernummer: row.sellernummer,
    Von: row.von,
    Bis: row.bis,
    SummeCent: row.summe_cent,
    Gutschriftverfahren: row.gutschriftverfahren ? 'Ja' : 'Nein',
    Rechnungsnummer: row.rechnung_nummer,
    BrauchtRechnung: row.braucht_rechnung ? 'Ja' : 'Nein',
    ...owedOf(row),
  }),
);

/** The documents of all sellers as a list. */
export const gutschriftenListe = withLines(
  source.GUTSCHRIFTEN,
  (row: source.GutschriftListRow): GutschriftZeile => ({
    Gutschriftnummer: row.gutschriftnummer,
    BruttoCent: row.brutto_cent,
    Status: row.status,
    FaelligAm: row.faellig_am,
    WidersprochenAm: row.widersprochen_am,
    Sellernummer: row.sellernummer,
    Abrechnungsnummer: row.abrechnungsnummer,
    KorrigiertDurch: row.korrigiert_durch,
    Grund: row.grund,
    ...owedOf(row),
  }),
);

/** Counts the statements that wait for an invoice of the seller, from the last day of the oldest period. */
export const abrechnungenWaiting = countWaiting(
  'abrechnungen',
  () => ({ ...abrechnungenListe, defaultOrder: { by: 'Bis', descending: true } }),
  ({ Bis }) => Bis,
);

/** Entries of the audit log that the timeline of a statement shows. */
const STEPS = ['abrechnung.rechnung', 'abrechnung.rechnungErsetzt'] as const;

/** One statement with the invoice of the seller, and who entered or replaced it. Throws NichtGefunden. */
export async function abrechnungForBetrieb(context: Context, nummer: string): Promise<BetriebAbrechnung> {
  const { zeile } = await itemOf(context, abrechnungenListe, nummer);
  const { locale } = context;
  const t = createTexts(locale, context.texte[locale]);
  const changes = await listEntries(context, nummer, STEPS);
  const nameOf = await namesOf(
    context,
    changes.map(({ wer }) => wer),
  );
  const wordsOf = (rechnung: object) => {
    const { nummer: von = '', tag, ustCent } = rechnung as { nummer?: string; tag: string; ustCent: number };
    return t('betrieb.verlauf.abrechnung.angaben', { nummer: von, tag: formatDay(tag, locale), ust: formatCent(ustCent, locale) });
  };
  return {
    ...zeile,
    Rechnung: await rechnungOf(context, nummer),
    Verlauf: changes.map(({ zeit, wer, was, daten }) => ({
      Am: zeit.toISOString(),
      Was: t(`betrieb.verlauf.${was as (typeof STEPS)[number]}`, {
        name: nameOf(wer),
        neu: wordsOf(daten),
        bisher: 'bisher' in daten ? wordsOf(daten.bisher as object) : '',
      }),
    })),
  };
}

/** One statement of a seller with the seller's own invoice. Throws NichtGefunden. */
export const sellerAbrechnungOf = async (context: Context, sellernummer: string, nummer: string): Promise<SellerAbrechnung> => ({
  ...(await itemOf(context, sellerAbrechnungenBericht(context, sellernummer), nummer)).zeile,
  Rechnung: await rechnungOf(context, nummer),
});
