import type { ReactNode } from 'react';
import type { Translate } from '../../../../texts/texts.ts';
import type { StatusLook } from '../../../ui/status-badge.tsx';
import type { Kind } from '../format.ts';
import type { Portal } from '../portal.tsx';
import type { ChoiceName, wireQuery } from './address.ts';

/** How a column is shown. */
export interface ColumnSpec {
  readonly kind: Kind;
  /** A sentence: in two small lines, where others have one. */
  readonly isSentence?: true;
  /** Computed for the shown rows, so the report cannot be sorted by it. */
  readonly isUnsortable?: true;
  /** Shown only where somebody chooses it. */
  readonly isHidden?: true;
  /** The look of a badge by its value. */
  readonly looks?: Readonly<Record<string, StatusLook>>;
  /** What a value is called, where it is a word of the wire. */
  readonly label?: (t: Translate, value: string) => string;
}

/** What a card shows of a row where there is no place for a table: two lines, by their columns; the rest is in its sheet. */
export interface CardSpec<Column extends string = string> {
  /** What names it, one after the other. */
  readonly title: readonly Column[];
  /** How it stands, or what it is worth. */
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

/** What a sheet of one row is given. */
export interface SheetProps {
  /** What the row is known by. */
  readonly nr: string;
  /** Called after what was done has changed rows. */
  onChanged(): void;
  /** Closes the sheet, of a row that is there no more. */
  close(): void;
}

/** What can be done with several rows at once. */
export interface Bulk<Row> {
  /** Whether a row can be selected. */
  readonly canSelect: (row: Row) => boolean;
  /** The sum said of what is selected. */
  readonly sum?: keyof Row & string;
  /** The buttons for what is selected; `done` ends the selection and shows the rows anew. */
  readonly Actions: (props: { readonly rows: readonly Row[]; done(): void }) => ReactNode;
}

/** One of the values that rows can be filtered by. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** By which values the rows can be filtered, and what there is to choose from: asked for once somebody chooses. */
export interface Choices {
  readonly names: readonly ChoiceName[];
  /** What one is called, and what is said where one looks through it. */
  readonly words: (t: Translate, name: ChoiceName) => { readonly title: string; readonly find: string };
  readonly load: (signal: AbortSignal) => Promise<Readonly<Record<ChoiceName, readonly Choice[]>>>;
}

/** A report as a table: all that its screen is made of. Its name keeps what was answered apart from other reports. */
export interface Report<Row extends object> {
  readonly name: string;
  readonly title: (t: Translate) => string;
  /** What a column is called. */
  readonly columnTitle: (t: Translate, column: string) => string;
  readonly columns: Readonly<Record<string, ColumnSpec>>;
  /** What a row is known by, in the address of its sheet too. */
  readonly keyOf: (row: Row) => string;
  /** The column that names a row: it stands first, stays in sight, and opens the sheet. */
  readonly head: keyof Row & string;
  readonly card: CardSpec;
  /** Values that the column Status is filtered by. */
  readonly status: readonly string[];
  readonly choices?: (portal: Portal<unknown>) => Choices;
  /** Whether whoever is logged in may take its rows along as a file. */
  readonly mayExport?: (portal: Portal<unknown>) => boolean;
  readonly sums: readonly string[];
  /** What it says where there are no rows at all: why, and what to do. */
  readonly empty: (portal: Portal<unknown>) => { readonly title: string; readonly text: string };
  /** Asks for a page. */
  readonly load: (portal: Portal<unknown>, query: ReturnType<typeof wireQuery>, signal: AbortSignal) => Promise<ReportPage<Row>>;
  readonly Sheet?: (props: SheetProps) => ReactNode;
  /** What has to be known of its rows, below the title. */
  readonly Note?: () => ReactNode;
  /** The way to a new row, beside the title. */
  readonly New?: (props: Pick<SheetProps, 'onChanged'>) => ReactNode;
  readonly bulk?: (portal: Portal<unknown>) => Bulk<Row> | null;
}
