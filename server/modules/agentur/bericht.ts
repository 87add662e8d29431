import { dayOf } from '../../calendar.ts';
import type { Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import type { NotizBezug } from '../../reports/notiz/notiz.ts';
import { hasWiedervorlage } from '../../reports/notiz/store.ts';
import { pageOf } from '../../reports/page.ts';
import type { Query } from '../../reports/query.ts';
import { findRow } from '../../reports/reads.ts';
import { NO_ROW, type Report, type Source, type Sql } from '../../reports/report.ts';
import { ownerOf } from './notiz.ts';
import { type ReportContext, type RowAccess, rowAccessOf } from './row-access.ts';

/** Creates a report of the rows of an agency that a user sees. */
export type MakeReport<Row, Line, Sum extends string = never> = (
  context: Context,
  access: RowAccess,
) => Report<Row, Line, Sum> | Promise<Report<Row, Line, Sum>>;

interface ReportRequest {
  readonly login: Login | null;
  readonly input: { readonly params: { readonly agentur: string }; readonly body: Query | null };
}

/** One page of a report with the rows of the agency in the path that the caller sees. */
export const readReportPage = async <Row, Line, Sum extends string>(
  make: MakeReport<Row, Line, Sum>,
  context: Context,
  { login, input: { params, body } }: ReportRequest,
) => pageOf(context, await make(context, rowAccessOf(login, params.agentur)), body ?? {});

/**
 * Adds the filter `Anstehend` for rows that need action today: rows with a note that is due, and rows that match the report's own conditions
 * (`own`). Notes refer to the report by `name`.
 */
export function withAnstehend<Row, Sum extends string>(
  name: NotizBezug['bericht'],
  reportContext: ReportContext,
  source: Source<Row, Sum>,
  own: Readonly<Record<string, Sql>> = {},
): Source<Row, Sum> {
  const conditions: Readonly<Record<string, Sql>> = {
    ...own,
    Wiedervorlagen: hasWiedervorlage(ownerOf(reportContext.access.agenturnummer), name, source, dayOf(reportContext.now)),
  };
  return { ...source, filters: { ...source.filters, Anstehend: (what) => conditions[String(what)] ?? NO_ROW } };
}

/** The row with this id as its report shows it. Throws NichtGefunden if the caller does not see it. */
export const zeileOf = async <Row, Zeile, Sum extends string>(
  context: Context,
  make: MakeReport<Row, Zeile, Sum>,
  access: RowAccess,
  id: string,
): Promise<Zeile> => (await rowOf(context, make, access, id)).zeile;

/** The same with the row as it was read. */
export async function rowOf<Row, Zeile, Sum extends string>(
  context: Context,
  make: MakeReport<Row, Zeile, Sum>,
  access: RowAccess,
  id: string,
) {
  const report = await make(context, access);
  const row = (await findRow(context, report, id)) ?? refuse('NichtGefunden');
  const [zeile] = await report.toWire([row]);
  return { row, zeile: zeile ?? refuse('NichtGefunden') };
}
