import type { ReactNode } from 'react';
import type { ReportCall, RowOf } from '../../../../contract/calls/bericht.ts';
import { columnLabel } from '../../../../texts/spalte.ts';
import type { TextKey, Translate } from '../../../../texts/texts.ts';
import type { BadgeVariant } from '../../../ui/status-badge.tsx';
import type { App } from '../../shell/portal.tsx';
import type { ChoiceName } from '../../shell/table/address.ts';
import type { Bulk, CardSpec, Choices, Label, Report, SheetProps } from '../../shell/table/report.ts';
import { columnSpecsOf } from './column-specs.ts';

/** States of a row: its column Status, or Stand, which is computed. */
type StatusOf<Row> = Row extends { Status: infer Status extends string }
  ? Status
  : Row extends { Stand: infer Stand extends string }
    ? Stand
    : never;

/** Declaration of the screen of a report. All columns, their kinds and labels, and the sums come from the definition of the call. */
export interface Declared<C extends ReportCall, A extends App = App> {
  /** Key of a row: a column, or a function of several columns. */
  readonly key: (keyof RowOf<C> & string) | ((row: RowOf<C>) => string);
  /** The columns that are shown, in their order; the first names a row. */
  readonly columns: readonly (keyof RowOf<C> & string)[];
  /** Columns that are hidden until the user chooses them, in their order; further columns of the call follow in the order of the call. */
  readonly hidden?: readonly (keyof RowOf<C> & string)[];
  /** Columns of long texts. */
  readonly sentences?: readonly (keyof RowOf<C> & string)[];
  /** Formats of columns whose values look different on the screen than in files. */
  readonly labels?: { readonly [Column in keyof RowOf<C>]?: Label };
  readonly card: CardSpec<keyof RowOf<C> & string>;
  /** Changes a row before it is shown on a day (`YYYY-MM-DD`); null hides a value, and a status can be one of `derivedBadges`. */
  readonly toShown?: (
    row: RowOf<C>,
    today: string,
  ) => { readonly [Column in keyof RowOf<C>]: RowOf<C>[Column] | null | (Column extends 'Status' ? string : never) };
  /** Badge variant of each Status or Stand. */
  readonly badges?: Readonly<Record<StatusOf<RowOf<C>>, BadgeVariant>>;
  /** Badge variants of states that `toShown` derives; they are no filter. */
  readonly derivedBadges?: Readonly<Record<string, BadgeVariant>>;
  /** The only sum that is shown, with its title; without it all sums of the call are. */
  readonly onlySum?: { readonly column: keyof RowOf<C> & string; readonly title: TextKey };
  /** Filters by a value, in addition to period and status. */
  readonly choices?: readonly ChoiceName[];
  readonly Sheet?: (props: SheetProps) => ReactNode;
  readonly Note?: () => ReactNode;
  readonly New?: (props: Pick<SheetProps, 'onChanged'>) => ReactNode;
  readonly bulk?: (app: A) => Bulk<RowOf<C>> | null;
}

/** The parts of a table that depend on its app: title, empty state and filters. */
export interface TableSource<A extends App> extends Pick<Report<object>, 'title'> {
  readonly empty: (app: A) => ReturnType<Report<object>['empty']>;
  readonly mayExport?: (app: A) => boolean;
  readonly choices?: (app: A, names: readonly ChoiceName[]) => Choices;
  /** Column titles that differ in this app. */
  readonly words?: Readonly<Record<string, TextKey>>;
}

/** What a table shows of the rows of a call, without how they are loaded. `name` is the name of the report, which selects the titles of its columns. */
export function tableOf<C extends ReportCall, A extends App>(
  name: string,
  definition: C,
  declared: Declared<C, A>,
  source: TableSource<A>,
): Omit<Report<RowOf<C>>, 'due' | 'useRows' | 'useOpenRow' | 'hrefOf'> {
  type Row = RowOf<C>;
  const { key, columns, card, badges, choices = [], onlySum, Sheet, Note, New, bulk } = declared;
  const { empty, mayExport, choices: choicesOf } = source;
  return {
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
    ...(choicesOf && { choices: (app: App) => choicesOf(app as A, choices) }),
    ...(mayExport && { mayExport: (app: App) => mayExport(app as A) }),
    sums: onlySum ? [onlySum.column] : (definition.report.sums ?? []),
    ...(onlySum && { sumTitle: onlySum.title }),
    empty: (app: App) => empty(app as A),
    ...(Sheet && { Sheet }),
    ...(Note && { Note }),
    ...(New && { New }),
    ...(bulk && { bulk: (app: App) => bulk(app as A) as Bulk<Row> | null }),
  };
}
