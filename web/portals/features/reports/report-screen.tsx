import type { ReactNode } from 'react';
import type { Answer, CallDefinition } from '../../../../contract/call.ts';
import { spaltenWort } from '../../../../texts/spalte.ts';
import type { TextKey, Translate } from '../../../../texts/texts.ts';
import type { StatusLook } from '../../../ui/status-badge.tsx';
import type { Screen } from '../../shell/app/locate.ts';
import type { Portal } from '../../shell/portal.tsx';
import type { ChoiceName } from '../../shell/table/address.ts';
import type { Bulk, CardSpec, Choices, ColumnSpec, Report, ReportPage, SheetProps } from '../../shell/table/report.ts';
import { ReportScreen } from '../../shell/table/report-screen.tsx';

type RowOf<C extends CallDefinition> = Extract<Answer<C>, { status: 200 }>['body'] extends {
  Content: readonly (infer Row extends object)[];
}
  ? Row
  : never;
type SumsOf<C extends CallDefinition> = Extract<Answer<C>, { status: 200 }>['body'] extends { Summen?: infer Sums }
  ? keyof NonNullable<Sums> & string
  : never;
type StatusOf<Row> = Row extends { Status: infer Status extends string } ? Status : never;

/** A report in as few words as it needs; each column of the call has to be named. */
export interface Declared<C extends CallDefinition, Name extends string = string, Own = unknown> {
  readonly bereich: Name;
  readonly call: C;
  /** What a row is known by: a column, or what is made of several. */
  readonly key: (keyof RowOf<C> & string) | ((row: RowOf<C>) => string);
  /** The column that names a row; without it the first. */
  readonly head?: keyof RowOf<C> & string;
  /** Every column of the rows, in the order in which they stand. */
  readonly columns: Readonly<Record<keyof RowOf<C> & string, ColumnSpec>>;
  readonly card: CardSpec<keyof RowOf<C> & string>;
  /** What is shown of a row, where not all that is known of it helps. */
  readonly shown?: (row: RowOf<C>) => { readonly [Column in keyof RowOf<C>]: RowOf<C>[Column] | null };
  /** The look and word of every Status. */
  readonly status?: {
    readonly looks: Readonly<Record<StatusOf<RowOf<C>>, StatusLook>>;
    readonly label: (t: Translate, status: StatusOf<RowOf<C>>) => string;
  };
  /** By which values beside time and state the rows can be filtered. */
  readonly choices?: readonly ChoiceName[];
  readonly sums?: readonly SumsOf<C>[];
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

/** The screen of a report in a portal. */
export function reportScreen<C extends CallDefinition, Name extends string, Own>(
  {
    bereich,
    call: definition,
    key,
    head,
    columns,
    card,
    shown,
    status,
    choices = [],
    sums = [],
    Sheet,
    Note,
    New,
    bulk,
  }: Declared<C, Name, Own>,
  source: Source,
): Screen {
  type Row = RowOf<C>;
  const statusColumn = status && { Status: { kind: 'badge' as const, looks: status.looks, label: status.label as ColumnSpec['label'] } };
  const report = {
    name: bereich,
    title: source.title,
    columnTitle(t: Translate, column: string) {
      const own = source.words?.[column];
      return own ? t(own) : spaltenWort(t, bereich, column);
    },
    columns: { ...columns, ...statusColumn } as Readonly<Record<string, ColumnSpec>>,
    keyOf: (row: Row) => (typeof key === 'function' ? key(row) : String(row[key])),
    head: head ?? (Object.keys(columns)[0] as keyof Row & string),
    card,
    status: Object.keys(status?.looks ?? {}),
    choices: (portal: Portal<unknown>) => source.choices(portal, choices),
    ...(source.mayExport && { mayExport: source.mayExport }),
    sums,
    empty: source.empty,
    async load(portal: Portal<unknown>, query: object, signal: AbortSignal) {
      const answer = await portal.call(definition, { params: source.params(portal), body: query } as never, { signal });
      const page = answer.body as unknown as ReportPage<Row>;
      return shown ? { ...page, Content: page.Content.map((row) => shown(row) as Row) } : page;
    },
    ...(Sheet && { Sheet }),
    ...(Note && { Note }),
    ...(New && { New }),
    ...(bulk && { bulk: bulk as (portal: Portal<unknown>) => Bulk<Row> | null }),
  };
  return { title: report.title, View: () => <ReportScreen report={report} /> };
}
