import { ANSTEHEND, type Anstehend, type ReportCall, type RowOf } from '../../../../contract/calls/bericht.ts';
import type { Translate } from '../../../../texts/texts.ts';
import type { Screen } from '../../shell/app/locate.ts';
import type { App, Portal } from '../../shell/portal.tsx';
import type { TableState } from '../../shell/table/address.ts';
import type { Report, ReportPage } from '../../shell/table/report.ts';
import { ReportScreen } from '../../shell/table/report-screen.tsx';
import { usePages } from '../../shell/table/use-pages.tsx';
import { rowHref, useOpenRow } from '../../shell/table/use-table-state.ts';
import { type Declared, type TableSource, tableOf } from './table-of.ts';

/** The parts of a report that depend on its portal, with the parameters of its call. */
interface Source<Own> extends TableSource<Portal<Own>> {
  readonly params: (portal: Portal<Own>) => object;
}

const DUE = {
  field: 'Anstehend',
  values: ANSTEHEND,
  label: (t: Translate, value: string) => t(`portal.anstehend.${value as Anstehend}`),
} as const;

/** Screen of a report in a portal. `name` is the name of the report, which selects the titles of its columns. */
export function reportScreen<C extends ReportCall, Own>(
  name: string,
  definition: C,
  declared: Declared<C, Portal<Own>>,
  source: Source<Own>,
): Screen {
  type Row = RowOf<C>;
  const { toShown } = declared;
  const load = async (app: App, query: object, signal: AbortSignal): Promise<ReportPage<Row>> => {
    const answer = await app.call(definition, { params: source.params(app as Portal<Own>), body: query } as never, { signal });
    const page = answer.body as unknown as ReportPage<Row>;
    return toShown ? { ...page, Content: page.Content.map((row) => toShown(row, app.today()) as Row) } : page;
  };
  const report: Report<Row> = {
    ...tableOf(name, definition, declared, source),
    due: DUE,
    useRows: (state: TableState, change: (changed: Partial<TableState>) => void) => usePages<Row>(name, load, state, change),
    useOpenRow,
    hrefOf: rowHref,
  };
  return { title: report.title, View: () => <ReportScreen report={report} /> };
}
