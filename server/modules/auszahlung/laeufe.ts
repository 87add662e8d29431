import type { SumOf } from '../../../contract/calls/bericht.ts';
import type { listZahlungen, ZahlungZeile } from '../../../contract/calls/betrieb/zahlungen.ts';
import type {
  Hinweis,
  LaufAktion,
  listZahlungslaeufe,
  Zahlungslauf,
  ZahlungslaufZeile,
} from '../../../contract/calls/betrieb/zahlungslaeufe.ts';
import { mayCall } from '../../../contract/rules/rechte.ts';
import { rueckgabeOf } from '../../../contract/rules/rueckgabe.ts';
import type { HinweisArt } from '../../../contract/rules/zahlung.ts';
import { createTexts, type Translate } from '../../../texts/texts.ts';
import { namesOf } from '../../audit/actors.ts';
import type { Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { itemOf, listPageOf } from '../../reports/list.ts';
import type { Report } from '../../reports/report.ts';
import { countWaiting } from '../../reports/waiting.ts';
import { sepaName } from '../../sepa/index.ts';
import { maskIban, readManyBankdaten } from '../bankdaten/index.ts';
import { checkStillMay } from '../betrieb/index.ts';
import { findLauf, type LaufRow } from '../zahlung/index.ts';
import { hindranceOf } from './freigeben.ts';
import { listHinweise } from './hinweise.sql.ts';
import { type LaufListRow, ZAHLUNGSLAEUFE, type ZahlungListRow, zahlungenOf } from './laeufe.sql.ts';

/** The payout runs of the tenant as a list. */
export const zahlungslaeufeListe = (context: Context): Report<LaufListRow, ZahlungslaufZeile, SumOf<typeof listZahlungslaeufe>> => ({
  ...ZAHLUNGSLAEUFE,
  toWire: async (rows) => {
    const nameOf = await namesOf(
      context,
      rows.flatMap(({ erstellt_von, freigegeben_von }) => [erstellt_von, freigegeben_von]),
    );
    return rows.map((row) => ({
      Laufnummer: row.laufnummer,
      Status: row.status,
      Ausfuehrungstag: row.ausfuehrungstag,
      Anzahl: row.anzahl,
      SummeCent: row.summe_cent,
      ErstelltVon: nameOf(row.erstellt_von),
      ErstelltAm: row.erstellt_am.toISOString(),
      FreigegebenVon: row.freigegeben_von && nameOf(row.freigegeben_von),
      UebergebenAm: row.uebergeben_am?.toISOString() ?? null,
      AusgefuehrtAm: row.ausgefuehrt_tag,
      Hinweise: row.hinweise,
      Rueckgaben: row.rueckgaben,
    }));
  },
});

/** The payments of a run as a list. Names are those in the bank's file. */
const zahlungenListe = (
  context: Context,
  { laufnummer, steller }: Pick<LaufRow, 'laufnummer' | 'steller'>,
): Report<ZahlungListRow, ZahlungZeile, SumOf<typeof listZahlungen>> => ({
  ...zahlungenOf(laufnummer),
  toWire: async (rows) => {
    const t = createTexts(context.locale, context.texte[context.locale]);
    const accounts = await readManyBankdaten(
      context,
      rows.flatMap(({ bankdaten_id }) => bankdaten_id ?? []),
    );
    return rows.map((row) => {
      const account = accounts.get(row.bankdaten_id ?? '');
      return {
        Zahlungsnummer: row.zahlungsnummer,
        Name: account ? sepaName(account.Kontoinhaber, steller.Zeichensatz).text : '',
        IbanMaskiert: account ? maskIban(account.IBAN) : null,
        BetragCent: row.betrag_cent,
        Zweck: row.zweck,
        Art: row.art,
        AgenturName: row.agentur,
        Bezug: row.bezug,
        Status: row.status,
        Hinweise: row.hinweise as HinweisArt[],
        Grund: grundOf(t, row.grund_code),
        StornoVorgemerkt: row.storno_vorgemerkt,
      };
    });
  },
});

/** One payment as its run's list shows it. Throws NichtGefunden. */
export async function zahlungForBetrieb(context: Context, laufnummer: string, zahlungsnummer: string): Promise<ZahlungZeile> {
  const lauf = (await findLauf(context, laufnummer)) ?? refuse('NichtGefunden');
  return (await itemOf(context, zahlungenListe(context, lauf), zahlungsnummer)).zeile;
}

/** The payments of a run, a page of them. Throws NichtGefunden. */
export async function zahlungenPage(context: Context, laufnummer: string, query: Parameters<typeof listPageOf>[2]) {
  const lauf = (await findLauf(context, laufnummer)) ?? refuse('NichtGefunden');
  return listPageOf(context, zahlungenListe(context, lauf), query);
}

const LARGEST = 10;

/** One run with its hints and largest payments, and what the caller can do with it now. Throws NichtGefunden. */
export async function laufForBetrieb(context: Context, login: Login | null, laufnummer: string): Promise<Zahlungslauf> {
  const { zeile } = await itemOf(context, zahlungslaeufeListe(context), laufnummer);
  const lauf = (await findLauf(context, laufnummer)) ?? refuse('NichtGefunden');
  const largest = { OrderBy: 'BetragCent', Descending: true, Pagesize: LARGEST };
  const { Content } = await listPageOf(context, zahlungenListe(context, lauf), largest);
  const { steller } = lauf;
  const warum = lauf.status === 'Geprueft' ? await warumNicht(context, login, lauf) : null;
  return {
    ...zeile,
    Steller: { Name: steller.Name, IbanMaskiert: maskIban(steller.IBAN), Bank: steller.Bank ?? null },
    VierAugen: lauf.vier_augen,
    Hinweisliste: await hinweiseOf(context, lauf),
    Groesste: [...Content],
    Pruefsumme: lauf.pruefsumme,
    AblaufAm: lauf.ablauf_am?.toISOString() ?? null,
    Grund: lauf.grund,
    Verlauf: await verlaufOf(context, lauf),
    Aktionen: aktionenOf(login, lauf, warum === null),
    WarumNicht: warum,
  };
}

/** Why the caller, who has the right, does not approve a run, in a sentence; null if nothing hinders, or without the right. */
async function warumNicht(context: Context, login: Login | null, lauf: LaufRow): Promise<string | null> {
  if (!mayCall(login, 'LaeufeFreigeben', true)) return null;
  const key = await hindranceOf(context, await checkStillMay(context, login, 'LaeufeFreigeben'), lauf);
  return key && createTexts(context.locale, context.texte[context.locale])(key);
}

const BY_STATUS: Readonly<Record<LaufRow['status'], readonly LaufAktion[]>> = {
  Entwurf: ['Pruefen', 'Aendern', 'Verwerfen'],
  Geprueft: ['Freigeben', 'Oeffnen', 'Verwerfen'],
  Freigegeben: ['Datei', 'Uebergeben', 'Zurueckziehen'],
  Uebergeben: ['Ausfuehren', 'Datei', 'Zurueck', 'Zurueckziehen'],
  Ausgefuehrt: ['Datei', 'Zurueck'],
  Verworfen: [],
  Zurueckgezogen: [],
};

function aktionenOf(login: Login | null, lauf: LaufRow, mayApprove: boolean): LaufAktion[] {
  const isExecuted = lauf.ausgefuehrt_tag !== null;
  return BY_STATUS[lauf.status].filter((aktion) => {
    if (aktion === 'Freigeben') return mayApprove && mayCall(login, 'LaeufeFreigeben', true);
    if (aktion === 'Zurueck') return mayCall(login, 'Kontoauszuege', true);
    if ((aktion === 'Ausfuehren' || aktion === 'Zurueckziehen') && isExecuted) return false;
    return mayCall(login, 'LaeufeErstellen', true);
  });
}

async function hinweiseOf(context: Context, lauf: LaufRow): Promise<Hinweis[]> {
  const rows = await listHinweise(context, lauf.laufnummer);
  const accounts = await readManyBankdaten(
    context,
    rows.flatMap(({ bankdaten_id }) => bankdaten_id ?? []),
  );
  const nameOf = await namesOf(
    context,
    rows.map(({ bestaetigt_von }) => bestaetigt_von),
  );
  return rows.map((row) => {
    const account = accounts.get(row.bankdaten_id ?? '');
    return {
      Id: row.hinweis_id,
      Zahlungsnummer: row.zahlungsnummer,
      Name: account ? sepaName(account.Kontoinhaber, lauf.steller.Zeichensatz).text : null,
      BetragCent: row.betrag_cent,
      Art: row.art,
      Schwere: row.schwere,
      Worte: row.worte,
      BestaetigtVon: row.bestaetigt_von && nameOf(row.bestaetigt_von),
    };
  });
}

async function verlaufOf(context: Context, lauf: LaufRow): Promise<Zahlungslauf['Verlauf']> {
  const t = createTexts(context.locale, context.texte[context.locale]);
  const ended = lauf.status === 'Zurueckgezogen' ? 'zurueckgezogen' : 'verworfen';
  const steps = [
    ['erstellt', lauf.erstellt_von, lauf.erstellt_am],
    ['geprueft', lauf.geprueft_von, lauf.geprueft_am],
    ['freigegeben', lauf.freigegeben_von, lauf.freigegeben_am],
    ['uebergeben', lauf.uebergeben_von, lauf.uebergeben_am],
    ['ausgefuehrt', lauf.ausgefuehrt_von, lauf.ausgefuehrt_am],
    [ended, lauf.beendet_von, lauf.beendet_am],
  ] as const;
  const nameOf = await namesOf(
    context,
    steps.map(([, wer]) => wer),
  );
  return steps.flatMap(([step, wer, am]) => {
    if (wer === null || am === null) return [];
    const name = wer === 'System' ? t('betrieb.akteur.System') : nameOf(wer);
    return [{ Am: am.toISOString(), Was: t(`betrieb.verlauf.zahlungslauf.${step}`, { name }) }];
  });
}

const OWN = [
  'Herausgenommen',
  'Angehalten',
  'Verworfen',
  'Zurueckgezogen',
  'Storniert',
  'BankdatenGeaendert',
  'NichtMehrBereit',
  'VonHandBezahlt',
  'Korrigiert',
  'Widersprochen',
  'IbanMehrerePersonen',
  'KontoUnlesbar',
] as const;

/** Why a payment ended, in words: a code of the bank, or a word of ours. */
export function grundOf(t: Translate, code: string | null): string | null {
  if (code === null) return null;
  const own = OWN.find((one) => one === code);
  return own ? t(`betrieb.zahlung.grund.${own}`) : `${code}: ${t(rueckgabeOf(code).grund)}`;
}

/** Counts the runs that wait for a step that the caller may take, by their day. */
export const zahlungslaeufeWaiting = countWaiting('zahlungslaeufe', zahlungslaeufeListe, ({ Ausfuehrungstag }) => Ausfuehrungstag);
