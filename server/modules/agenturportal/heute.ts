import type { Anstehend as Art } from '../../../contract/calls/bericht.ts';
import { type AgenturRecht, may } from '../../../contract/rules/rechte.ts';
import { addMonths, dayOf, endOfDay, startOfDay } from '../../calendar.ts';
import type { Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { selectionOf } from '../../reports/query.ts';
import { countRows } from '../../reports/reads.ts';
import type { Source } from '../../reports/report.ts';
import type { ReportContext, RowAccess } from '../agentur/index.ts';
import { auftraege } from '../auftrag/index.ts';
import { empfehlungen, leads } from '../empfehlung/index.ts';
import { findOldestUeberfaellig } from '../rechnung/index.ts';
import { BERICHTE } from './berichte.ts';
import * as reads from './heute.sql.ts';

export interface Anstehend {
  readonly Art: Art;
  readonly Anzahl: number;
  readonly WertCent?: number;
  readonly FaelligAm?: string;
  readonly Berichte?: { readonly Bericht: reads.ReportWithNotiz; readonly Anzahl: number }[];
}

/** What waits for the caller today, and the figures of the current month with those of the same days of the previous month. */
export async function heuteOf(context: Context, login: Login | null, access: RowAccess) {
  const reportContext: ReportContext = { ...context, access };
  const today = dayOf(context.now);
  const before = addMonths(today, -1);
  return {
    Anstehend: await anstehendOf(context, login, reportContext),
    Monat: await figuresBetween(context, login, reportContext, { von: firstOfMonth(today), bis: today }),
    Vormonat: await figuresBetween(context, login, reportContext, { von: firstOfMonth(before), bis: before }),
    IstLeer: await reads.isEmpty(context, access),
  };
}

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

/** Things to do for a user, within the user's rights. */
export async function anstehendOf(context: Context, login: Login | null, reportContext: ReportContext): Promise<Anstehend[]> {
  const { access } = reportContext;
  const { now } = context;
  const can = (recht: AgenturRecht) => may(login, recht);
  const noted = [
    ...(can('Auftraege') ? (['auftraege'] as const) : []),
    ...(can('Empfehlungen') ? (['empfehlungen'] as const) : []),
    ...(can('Leads') ? (['leads'] as const) : []),
    ...(can('Einladungen') ? (['einladungen'] as const) : []),
  ];
  return [
    ...(can('Freigabe') ? [await releasableAuftraege(context, reportContext)] : []),
    wiedervorlagenOf(await reads.countWiedervorlagen(context, access, noted, dayOf(now))),
    ...(can('Leads') ? [await waitingOf(context, BERICHTE.leads(context, access), 'LeadsAmZug')] : []),
    ...(can('Einladungen') ? [await waitingOf(context, BERICHTE.einladungen(context, access), 'EinladungenEnden')] : []),
    ...(can('Rechnungen') ? await overdueRechnungen(context, access) : []),
  ];
}

const wiedervorlagenOf = (berichte: NonNullable<Anstehend['Berichte']>): Anstehend => ({
  Art: 'Wiedervorlagen',
  Anzahl: berichte.reduce((sum, { Anzahl }) => sum + Anzahl, 0),
  Berichte: berichte,
});

/** Number of rows of a report that wait, counted by the filter that shows them. */
async function waitingOf<Row>(context: Context, source: Source<Row, string>, Art: Art): Promise<Anstehend> {
  return { Art, Anzahl: (await countRows(context, source, selectionOf({ Filter: { Anstehend: Art } }))).count };
}

/** Orders that the caller can release now, counted in the same way. */
export async function releasableAuftraege(context: Context, { access }: Pick<ReportContext, 'access'>): Promise<Anstehend> {
  const report = await BERICHTE.auftraege(context, access);
  const { count, sums } = await countRows(context, report, selectionOf({ Filter: { Anstehend: 'AuftraegeFreigebbar' } }));
  return { Art: 'AuftraegeFreigebbar', Anzahl: count, WertCent: sums.WertCent };
}

/** The overdue documents of the agency, counted in the same way, with the due day of the oldest; nothing if there are none. */
async function overdueRechnungen(context: Context, access: RowAccess): Promise<Anstehend[]> {
  const FaelligAm = await findOldestUeberfaellig(context, access, dayOf(context.now));
  if (FaelligAm === null) return [];
  const report = BERICHTE.rechnungen(context, access);
  const { count, sums } = await countRows(context, report, selectionOf({ Filter: { Anstehend: 'RechnungenUeberfaellig' } }));
  return [{ Art: 'RechnungenUeberfaellig', Anzahl: count, WertCent: sums.OffenCent, FaelligAm }];
}

/** Figures from one day to another, both inclusive. Counts are zero without the right to their report. */
export async function figuresBetween(
  context: Context,
  login: Login | null,
  reportContext: ReportContext,
  days: { von: string; bis: string },
) {
  const selection = selectionOf({ Filter: { Von: days.von, Bis: days.bis } });
  const count = async <Row>(source: Source<Row, string>, recht: AgenturRecht) =>
    may(login, recht) ? (await countRows(context, { ...source, sums: {} }, selection)).count : 0;
  return {
    Empfehlungen: await count(empfehlungen(reportContext, []), 'Empfehlungen'),
    Leads: await count(leads(reportContext), 'Leads'),
    Auftraege: await count(auftraege(reportContext), 'Auftraege'),
    WertCent: await reads.sumReleased(context, reportContext.access, startOfDay(days.von), endOfDay(days.bis)),
  };
}
