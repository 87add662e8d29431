import type { ReactNode } from 'react';
import type { ReportCall, RowOf } from '../../../../contract/calls/bericht.ts';
import { spaltenWort } from '../../../../texts/spalte.ts';
import type { TextKey, Translate } from '../../../../texts/texts.ts';
import type { BadgeVariant } from '../../../ui/status-badge.tsx';
import type { Screen } from '../../shell/app/locate.ts';
import type { Portal } from '../../shell/portal.tsx';
import type { ChoiceName } from '../../shell/table/address.ts';
import type { Bulk, CardSpec, Choices, Report, ReportPage, SheetProps } from '../../shell/table/report.ts';
import { ReportScreen } from '../../shell/table/report-screen.tsx';
import { columnSpecsOf } from './column-specs.ts';

type StatusOf<Row> = Row extends { Status: infer Status extends string } ? Status : never;

/** What a screen says of a report; columns, their kinds and words, and the sums are those of the call. */
export interface Declared<C extends ReportCall, Own = unknown> {
  /** What a row is known by: a column, or what is made of several. */
  readonly key: (keyof RowOf<C> & string) | ((row: RowOf<C>) => string);
  /** The columns that are shown, in their order; the first names a row. */
  readonly columns: readonly (keyof RowOf<C> & string)[];
  /** Columns that are hidden until the user chooses them, in their order; further columns of the call follow in the order of the call. */
  readonly hidden?: readonly (keyof RowOf<C> & string)[];
  /** Columns of long texts. */
  readonly sentences?: readonly (keyof RowOf<C> & string)[];
  /** Columns whose values are written in another way here than in files. */
  readonly labels?: { readonly [Column in keyof RowOf<C>]?: (t: Translate, value: string) => string };
  readonly card: CardSpec<keyof RowOf<C> & string>;
  /** What is shown of a row, where not all that is known of it helps. */
  readonly toShown?: (row: RowOf<C>) => { readonly [Column in keyof RowOf<C>]: RowOf<C>[Column] | null };
  /** The look of every Status. */
  readonly badges?: Readonly<Record<StatusOf<RowOf<C>>, BadgeVariant>>;
  /** By which values beside time and state the rows can be filtered. */
  readonly choices?: readonly ChoiceName[];
  readonly Sheet?: (props: SheetProps) => ReactNode;
  readonly Note?: () => ReactNode;
  readonly New?: (props: Pick<SheetProps, 'onChanged'>) => ReactNode;
  readonly bulk?: (portal: Portal<Own>) => Bulk<RowOf<C>> | null;
}

/** What a report has of its portal: title, filters and the parameters of its call. */
interface Source extends Pick<Report<object>, 'title' | 'empty' | 'mayExport'> {
  readonly choices: (portal: Portal<unknown>, names: readonly ChoiceName[]) => Choices;
  readonly params: (portal: Portal<unknown>) => object;
  /** Columns that are called otherwise there. */
  readonly words?: Readonly<Record<string, TextKey>>;
}

/** The screen of a report in a portal. `name` is that of the report, by which its columns are called. */
export function reportScreen<C extends ReportCall, Own>(name: string, definition: C, declared: Declared<C, Own>, source: Source): Screen {
  type Row = RowOf<C>;
  const { key, columns, card, toShown, badges, choices = [], Sheet, Note, New, bulk } = declared;
  const report = {
    name,
    title: source.title,
    columnTitle(t: Translate, column: string) {
      const own = source.words?.[column];
      return own ? t(own) : spaltenWort(t, name, column);
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
