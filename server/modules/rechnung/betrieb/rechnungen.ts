import type { SumOf } from '../../../../contract/calls/bericht.ts';
import {
  type BetriebRechnung,
  type BetriebRechnungZeile,
  type listBetriebRechnungen,
  RECHNUNG_AKTIONEN,
} from '../../../../contract/calls/betrieb/rechnungen.ts';
import { mayCall } from '../../../../contract/rules/rechte.ts';
import { formatCent } from '../../../../contract/values/cent.ts';
import { createTexts } from '../../../../texts/texts.ts';
import { namesOf } from '../../../audit/actors.ts';
import { dayOf, formatDay } from '../../../calendar.ts';
import type { Login } from '../../../calls/login.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { itemOf } from '../../../reports/list.ts';
import { type Report, withLines } from '../../../reports/report.ts';
import { countWaiting } from '../../../reports/waiting.ts';
import { listEntries } from '../../betrieb/index.ts';
import { checkHasAgenturen } from '../../mandant/index.ts';
import { describeRechnung } from '../beleg.ts';
import { findRechnung } from '../store.ts';
import { type BetriebRechnungRow, betriebRechnungen } from './rechnungen.sql.ts';

/** The documents of all agencies of the tenant as a list. Throws NichtGefunden for a tenant without agencies. */
export function rechnungenListe(context: Context): Report<BetriebRechnungRow, BetriebRechnungZeile, SumOf<typeof listBetriebRechnungen>> {
  checkHasAgenturen(context);
  return withLines(betriebRechnungen(dayOf(context.now)), (row) => ({
    Monat: row.monat.slice(0, 7),
    Rechnungsnummer: row.rechnungsnummer,
    Agenturnummer: row.agenturnummer,
    AgenturName: row.name,
    Art: row.art,
    BruttoCent: row.brutto_cent,
    OffenCent: row.offen_cent,
    AusgestelltAm: row.ausstellungstag,
    FaelligAm: row.faellig_am,
    Status: row.status,
    ErinnertAm: row.erinnert_am?.toISOString() ?? null,
    Stand: row.stand,
    Laufnummer: row.laufnummer,
  }));
}

const countOpen = countWaiting(
  'rechnungen',
  (context) => ({ ...rechnungenListe(context), defaultOrder: { by: 'FaelligAm', descending: true } }),
  ({ OffenCent, AusgestelltAm, FaelligAm }) => (OffenCent < 0 ? AusgestelltAm : FaelligAm),
);

/** Counts overdue invoices, from the day on which the oldest was due, and amounts that the tenant has to pay out, from the day of issue. */
export const rechnungenWaiting: typeof countOpen = async (context, holder) =>
  context.konfiguration.ModuleAgentur === 'Aus' ? [] : countOpen(context, holder);

/** One document with its lines, and what the caller can decide on it. Throws NichtGefunden. */
export async function rechnungForBetrieb(context: Context, login: Login | null, nummer: string): Promise<BetriebRechnung> {
  const { row: listed, zeile } = await itemOf(context, rechnungenListe(context), nummer);
  const row = (await findRechnung(context, nummer)) ?? refuse('NichtGefunden');
  const isOpen = row.status === 'Offen' && listed.zahlung_status !== 'Freigegeben';
  const mayDecide = isOpen && mayCall(login, 'BelegeAendern', true);
  return {
    ...(await describeRechnung(context, row.agenturnummer, nummer)),
    ...zeile,
    Grund: row.grund,
    KontoGefragtAm: row.konto_gefragt_am?.toISOString() ?? null,
    HatPdf: row.empfaenger !== null,
    Verlauf: await verlaufOf(context, row),
    Aktionen: mayDecide ? RECHNUNG_AKTIONEN.filter((aktion) => aktion !== 'Stornieren' || row.eingegangen_cent === 0) : [],
  };
}

type Row = NonNullable<Awaited<ReturnType<typeof findRechnung>>>;

/** Day and amount of a part payment in the details of its entry, in words. */
function receiptIn({ locale }: Context, { tag, cent }: Readonly<Record<string, unknown>>): { tag?: string; betrag?: string } {
  return {
    ...(typeof tag === 'string' && { tag: formatDay(tag, locale) }),
    ...(typeof cent === 'number' && { betrag: formatCent(cent, locale) }),
  };
}

/** Entries of the audit log that the timeline of a document shows. */
const STEPS = [
  'rechnung.ausgestellt',
  'rechnung.teilbezahlt',
  'rechnung.erinnert',
  'rechnung.bezahlt',
  'rechnung.zurueck',
  'rechnung.konto',
  'rechnung.storniert',
] as const;

/** What happened to a document, in words, oldest first. The entry that cancelled a document is the issue of its cancellation (`storniert`). */
async function verlaufOf(context: Context, { rechnungsnummer, storniert }: Pick<Row, 'rechnungsnummer' | 'storniert'>) {
  const t = createTexts(context.locale, context.texte[context.locale]);
  const changes = await listEntries(context, storniert ?? rechnungsnummer, storniert === null ? STEPS : ['rechnung.storniert']);
  const nameOf = await namesOf(
    context,
    changes.map(({ wer }) => wer),
  );
  return changes.map(({ zeit, wer, was, daten }) => {
    const step = storniert === null ? STEPS.find((one) => one === was) : undefined;
    const paidBy = step === 'rechnung.bezahlt' && typeof daten.zahlungsnummer === 'string' ? daten.zahlungsnummer : null;
    if (paidBy !== null) return { Am: zeit.toISOString(), Was: t('betrieb.verlauf.rechnung.ausgefuehrt', { zahlung: paidBy }) };
    const name = wer === 'System' ? t('betrieb.akteur.System') : nameOf(wer);
    return { Am: zeit.toISOString(), Was: t(`betrieb.verlauf.${step ?? 'rechnung.ausgestellt'}`, { name, ...receiptIn(context, daten) }) };
  });
}
