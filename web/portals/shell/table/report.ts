import type { ReactNode } from 'react';
import type { Locale } from '../../../../contract/values/wire.ts';
import type { TextKey, Translate } from '../../../../texts/texts.ts';
import type { BadgeVariant } from '../../../ui/status-badge.tsx';
import type { Kind } from '../format.ts';
import type { App } from '../portal.tsx';
import type { ChoiceName, TableState } from './address.ts';

/** How a column is shown. */
export interface ColumnSpec {
  readonly kind: Kind;
  /** A long text: shown in two small lines instead of one. */
  readonly isSentence?: boolean;
  /** Computed for the shown rows, so the report cannot be sorted by it. */
  readonly isUnsortable?: boolean;
  /** Hidden until the user chooses the column. */
  readonly isHidden?: boolean;
  /** Badge variant by value. */
  readonly badges?: Readonly<Record<string, BadgeVariant>> | undefined;
  /** Label of a value that the wire gives as a constant. */
  readonly label?: Label | undefined;
}

/** Label of a value; `shown` is its row and the day of today (`YYYY-MM-DD`), absent for a value of a filter. */
export type Label = (t: Translate, value: string, locale: Locale, shown?: { readonly row: object; readonly today: string }) => string;

/** Columns of a row that a card shows in two lines, on screens too narrow for a table; the sheet shows the rest. */
export interface CardSpec<Column extends string = string> {
  /** Columns that name the row, joined in this order. */
  readonly title: readonly Column[];
  /** Status or value of the row. */
  readonly beside: Column;
  /** Two or three facts. */
  readonly facts: readonly Column[];
}

/** A page of rows as a report answers it. */
export interface ReportPage<Row> {
  readonly Content: readonly Row[];
  readonly HasNext: boolean;
  readonly PageCount: number;
  readonly TotalCount: number;
  readonly Summen?: Readonly<Record<string, number>>;
}

/** Number of rows of a list; of very long ones only that there are more is known. */
export interface Total {
  readonly count: number;
  readonly isExact: boolean;
}

/** The rows of a table as far as they are loaded. */
export interface LoadedRows<Row> {
  /** Undefined while the first ones load. */
  readonly rows: readonly Row[] | undefined;
  readonly total: Total | undefined;
  /** Number of rows without filters, if it is known. */
  readonly all?: number | undefined;
  readonly sums?: Readonly<Record<string, number>> | null | undefined;
  readonly isPending: boolean;
  /** The rows are those of an earlier query. */
  readonly isStale: boolean;
  readonly error: unknown;
  retry(): void;
  /** Leads to further rows, below the table. */
  readonly more: ReactNode;
  /** Loads the next rows into the same table; absent if there are none, or if they replace the shown ones. */
  readonly next?: (() => void) | undefined;
}

/** The row whose sheet is open, and how to open another, or none. */
export type OpenRow = readonly [row: string | null, open: (nr: string | null) => void];

/** Filter for rows that wait for a decision, as the start page counts them. */
export interface DueFilter {
  /** Name of the filter in the query. */
  readonly field: string;
  readonly values: readonly string[];
  readonly label: (t: Translate, value: string) => string;
}

/** Props of the sheet of a row. */
export interface SheetProps {
  /** Key of the row. */
  readonly nr: string;
  /** Called after an action changed rows. */
  onChanged(): void;
  /** Closes the sheet, if its row no longer exists. */
  close(): void;
}

/** Actions on several rows together. */
export interface Bulk<Row> {
  /** Whether a row can be selected. */
  readonly canSelect: (row: Row) => boolean;
  /** Number of rows that can be selected at most. */
  readonly max: number;
  /** Column whose sum over the selected rows is shown. */
  readonly sum?: keyof Row & string;
  /** Buttons for the selected rows; `done` clears the selection and reloads the rows. */
  readonly Actions: (props: { readonly rows: readonly Row[]; done(): void }) => ReactNode;
}

/** One of the values that rows can be filtered by. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Filters by a value from a list; the values are loaded when the user opens a filter. */
export interface Choices {
  readonly names: readonly ChoiceName[];
  /** Title of a filter, and label of the search in its values. */
  words(t: Translate, name: ChoiceName): { readonly title: string; readonly find: string };
  readonly load: (signal: AbortSignal) => Promise<Readonly<Partial<Record<ChoiceName, readonly Choice[]>>>>;
}

/** A report as a table, with everything that its screen needs. Its name is part of the query keys. */
export interface Report<Row extends object> {
  readonly name: string;
  readonly title: (t: Translate) => string;
  /** Title of a column. */
  readonly columnTitle: (t: Translate, column: string) => string;
  readonly columns: Readonly<Record<string, ColumnSpec>>;
  /** Key of a row, also in the address of its sheet. */
  readonly keyOf: (row: Row) => string;
  /** Column that names a row: it comes first, stays in view and opens the sheet. */
  readonly head: keyof Row & string;
  readonly card: CardSpec;
  /** Values of the filter by the column Status. */
  readonly status: readonly string[];
  readonly choices?: (portal: App) => Choices;
  /** Whether the user may export the rows as a file. */
  readonly mayExport?: (portal: App) => boolean;
  /** The rows have no day of their own, so that no period keeps some of them. */
  readonly isTimeless?: boolean;
  /** Menu that saves the rows of a query as a file, in an app without `mayExport`. */
  readonly Export?: (props: { readonly query: object }) => ReactNode;
  readonly sums: readonly string[];
  /** Title of the sums if they are not those of all rows. */
  readonly sumTitle?: TextKey;
  /** Empty state of the report without any filter: the reason, what the user can do, and a link to where. */
  readonly empty: (portal: App) => {
    readonly title: string;
    readonly text: string;
    readonly link?: { readonly href: string; readonly label: string } | undefined;
  };
  readonly due: DueFilter;
  /** Whether the filters offer the kinds of `due`; otherwise only a link leads to one. */
  readonly offersDue?: boolean;
  readonly useRows: (state: TableState, change: (changed: Partial<TableState>) => void) => LoadedRows<Row>;
  /** Finds the open row in the address; `latest` is its query plus changes of the table that are not written yet. */
  readonly useOpenRow: (latest: URLSearchParams) => OpenRow;
  /** Address of the sheet of a row. */
  readonly hrefOf: (nr: string) => string;
  readonly Sheet?: (props: SheetProps) => ReactNode;
  /** Note on the rows, below the title. */
  readonly Note?: () => ReactNode;
  /** Optional "create" button next to the title. */
  readonly New?: (props: Pick<SheetProps, 'onChanged'>) => ReactNode;
  readonly bulk?: (portal: App) => Bulk<Row> | null;
}
