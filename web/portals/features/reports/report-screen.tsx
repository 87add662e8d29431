import type { ReactNode } from 'react';
import type { ReportCall, RowOf } from '../../../../contract/calls/bericht.ts';
import { columnLabel } from '../../../../texts/spalte.ts';
import type { TextKey, Translate } from '../../../../texts/texts.ts';
import type { BadgeVariant } from '../../../ui/status-badge.tsx';
import type { Screen } from '../../shell/app/locate.ts';
import type { Portal } from '../../shell/portal.tsx';
import type { ChoiceName } from '../../shell/table/address.ts';
import type { Bulk, CardSpec, Choices, Report, ReportPage, SheetProps } from '../../shell/table/report.ts';
import { ReportScreen } from '../../shell/table/report-screen.tsx';
import { columnSpecsOf } from './column-specs.ts';

type StatusOf<Row> = Row extends { Status: infer Status extends string } ? Status : never;

/** Declaration of the screen of a report. All columns, their kinds and labels, and the sums come from the definition of the call. */
export interface Declared<C extends ReportCall, Own = unknown> {
  /** Key of a row: a column, or a function of several columns. */
  readonly key: (keyof RowOf<C> & string) | ((row: RowOf<C>) => string);
  /** The columns that are shown, in their order; the first names a row. */
  readonly columns: readonly (keyof RowOf<C> & string)[];
  /** Columns that are hidden until the user chooses them, in their order; further columns of the call follow in the order of the call. */
  readonly hidden?: readonly (keyof RowOf<C> & string)[];
  /** Columns of long texts. */
  readonly sentences?: readonly (keyof RowOf<C> & string)[];
  /** Formats of columns whose values look different on the screen than in files. */
  readonly labels?: { readonly [Column in keyof RowOf<C>]?: (t: Translate, value: string) => string };
  readonly card: CardSpec<keyof RowOf<C> & string>;
  /** Changes a row before it is shown; null hides a value. */
  readonly toShown?: (row: RowOf<C>) => { readonly [Column in keyof RowOf<C>]: RowOf<C>[Column] | null };
  /** Badge variant of each Status. */
  readonly badges?: Readonly<Record<StatusOf<RowOf<C>>, BadgeVariant>>;
  /** Filters by a value, in addition to period and status. */
  readonly choices?: readonly ChoiceName[];
  readonly Sheet?: (props: SheetProps) => ReactNode;
  readonly Note?: () => ReactNode;
  readonly New?: (props: Pick<SheetProps, 'onChanged'>) => ReactNode;
  readonly bulk?: (portal: Portal<Own>) => Bulk<RowOf<C>> | null;
}

/** The parts of a report that depend on its portal: title, empty state, filters and the parameters of its call. */
interface Source extends Pick<Report<object>, 'title' | 'empty' | 'mayExport'> {
  readonly choices: (portal: Portal<unknown>, names: readonly ChoiceName[]) => Choices;
  readonly params: (portal: Portal<unknown>) => object;
  /** Column titles that differ in this portal. */
  readonly words?: Readonly<Record<string, TextKey>>;
}

/** Screen of a report in a portal. `name` is the name of the report, which selects the titles of its columns. */
export function reportScreen<C extends ReportCall, Own>(name: string, definition: C, declared: Declared<C, Own>, source: Source): Screen {
  type Row = RowOf<C>;
  const { key, columns, card, toShown, badges, choices = [], Sheet, Note, New, bulk } = declared;
  const report = {
    name,
    title: source.title,
    columnTitle(t: Translate, column: string) {
      const own = source.words?.[column];
      return own ? t(own) : columnLabel(t, name, column);
    },
    columns: columnSpecsOf(definition.report, declared as Declared<ReportCall>),
    keyOf: (row: Row) => (typeof key === 'function' ? key(row) : String(row[key])),
    head: columns[0] as keyof Row & string,
    card,
    status: Object.keys(badges ?? {}),
    choices: (portal: Portal<unknown>) => source.choices(portal, choices),
    ...(source.mayExport && { mayExport: source.mayExport }),
    sums: definition.report.sums ?? [],
    empty: source.empty,
    async load(portal: Portal<unknown>, query: object, signal: AbortSignal) {
      const answer = await portal.call(definition, { params: source.params(portal), body: query } as never, { signal });
      const page = answer.body as unknown as ReportPage<Row>;
      return toShown ? { ...page, Content: page.Content.map((row) => toShown(row) as Row) } : page;
    },
    ...(Sheet && { Sheet }),
    ...(Note && { Note }),
    ...(New && { New }),
    ...(bulk && { bulk: bulk as (portal: Portal<unknown>) => Bulk<Row> | null }),
  };
  return { title: report.title, View: () => <ReportScreen report={report} /> };
}
