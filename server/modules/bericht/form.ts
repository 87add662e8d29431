import type { RawBuilder } from 'kysely';
import type { Anstehend } from '../../../contract/calls/bericht.ts';
import type { Gesucht } from './suche.ts';

/** A piece of a statement. */
export type Ausdruck = RawBuilder<unknown>;

/** By what a column is ordered: an expression that is never null, and its type. Texts are folded, as they are compared letter by letter. */
export interface Spalte {
  readonly wert: Ausdruck;
  readonly typ: 'text' | 'bigint' | 'date' | 'timestamptz';
  /** What is joined for it, by a key. */
  readonly mit?: Ausdruck;
  /** Its steps. A page of such an order is found by counting them (decision 031). */
  readonly stufung?: Stufung;
}

/** The steps of a column: few values of a row, in whose order its own go up. */
export interface Stufung {
  readonly wert: Ausdruck;
  readonly typ: Spalte['typ'];
  /** The column's own value of a step, and what is joined for it, where steps are not in the order of their values: worked out once for each. */
  readonly rang?: (stufe: Ausdruck) => { readonly wert: Ausdruck; readonly mit?: Ausdruck };
  /** Columns by which rows of the table with this name are counted before their step is worked out of them. */
  readonly vorgruppe?: { readonly tabelle: string; readonly felder: Readonly<Record<string, Ausdruck>> };
  /** What else rows of steps with these values have, told by columns of an index alone. */
  readonly vorab?: (werte: readonly string[]) => Ausdruck;
  /** Rows told apart, with what their step is worked out of: they are counted, and those of one step found, part by part. */
  readonly teile?: readonly Teil[];
}

/** Some of the rows of a report, and what is another of these: their step, what is joined for it, and the sums. */
export interface Teil {
  readonly wo: Ausdruck;
  readonly wert: Ausdruck;
  readonly mit?: Ausdruck;
  readonly summen: Readonly<Record<string, Ausdruck>>;
}

/** How many rows, with the sums of a report over them, by their names. */
export type Zahlen = Readonly<Record<string, number>> & { readonly Zeilen: number };

/** The rows of a step of a column: those with these values of it. */
export interface Stufe {
  readonly werte: readonly string[];
  readonly zahlen: Zahlen;
}

/** Rows of some steps of a column alone: those with these values. */
export interface Stufen {
  readonly OrderBy: string;
  readonly werte: readonly string[];
  /** All of them have one value of the column. */
  readonly istEine: boolean;
}

/** Sums of which all rows keep a part, and some have another to be worked out. */
interface Getrennt {
  readonly summen: Readonly<Record<string, Ausdruck>>;
  readonly wo: Ausdruck;
  readonly rest: Readonly<Record<string, Ausdruck>>;
  readonly mit: Ausdruck;
}

/** A report, for who asks: where its rows come from, and what its query can do with them. */
export interface Bericht<Row> {
  /** What follows `from` to choose, sum and order rows: one table, so that its indexes alone are read. */
  readonly von: Ausdruck;
  /** The same for the few rows that are shown, with all that is read of them; without it nothing more. */
  readonly vonZeilen?: Ausdruck;
  /** Which rows it has at all: those of the agency that the caller sees. */
  readonly wo: Ausdruck;
  /** What is read of a row, by the names of `Row`. */
  readonly felder: RawBuilder<Row>;
  readonly id: Ausdruck;
  readonly spalten: Readonly<Record<string, Spalte>>;
  /** The order without one asked for. */
  readonly standard: { readonly OrderBy: string; readonly Descending: boolean };
  readonly status: Ausdruck;
  /** The day or moment by which rows are of a time; of a report without one all are. */
  readonly datum?: Spalte;
  /** What of the filter the rows have. */
  readonly produkt?: Ausdruck;
  readonly channel?: Ausdruck;
  readonly mitarbeiter?: Ausdruck;
  /** Which of its rows wait today; what is not named, none. */
  readonly anstehend?: Readonly<Partial<Record<Anstehend, Ausdruck>>>;
  /** Where one word is looked for; `hat` tells whether a text of `suchtext` has it. */
  readonly suche: (hat: (text: Ausdruck) => Ausdruck) => readonly Ausdruck[];
  readonly summen: Readonly<Record<string, Ausdruck>>;
  /** What is joined for the sums, by a key. */
  readonly mitSummen?: Ausdruck;
  /** Its rows are worked out of many others: count and places are read at once. */
  readonly istAusVielen?: true;
  /** The same sums, told apart: takes less where the filter leaves many rows. */
  readonly getrennt?: Getrennt;
}

/** What rows are chosen by. */
export interface Auswahl {
  readonly gesucht: Gesucht;
  readonly status?: readonly string[];
  readonly von?: string;
  readonly bis?: string;
  readonly produktId?: number;
  readonly mitarbeiternummer?: string;
  readonly channel?: string;
  readonly anstehend?: Anstehend;
  readonly stufen?: Stufen;
}

export interface Ordnung {
  readonly OrderBy: string;
  readonly Descending: boolean;
}
