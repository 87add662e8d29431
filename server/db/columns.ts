import type { Datenauskunft } from '../../contract/calls/account/datenschutz.ts';
import type { Agenturauskunft } from '../../contract/calls/agentur/auskunft.ts';
import type { Sellerauskunft } from '../../contract/calls/seller/auskunft.ts';
import type { MandantTables } from './tables.ts';

type Name = keyof MandantTables;

/** Privacy facts of a column. Without any field it is a number, a state, a moment or a pseudonym, which identifies no person. */
export interface Column {
  readonly personal?: true;
  /** Name in the disclosure, which shows the value unchanged; `Adresse.Ort` puts it into the group `Adresse`. */
  readonly wire?: string;
  /** The value that remains after a person is deleted; `by its rule` where a rule sets it row by row. */
  readonly erased?: null | false | '' | 'by its rule';
}

/** A table with personal data, declared once: select, deletion and disclosure follow from it. A missing column does not compile. */
export interface PersonalTable<Table extends Name = Name> {
  readonly columns: Readonly<Record<Exclude<keyof MandantTables[Table], 'mandant'>, Column>>;
  /** Where the disclosure of a person shows the table (GDPR art. 15). */
  readonly auskunft:
    | readonly (keyof Datenauskunft | keyof Agenturauskunft | keyof Sellerauskunft)[]
    | 'is shown to nobody: a hash or secret';
  /** What the deletion of a person does to the rows (GDPR art. 17). */
  readonly loeschung: 'row goes' | 'columns are emptied' | 'stays until its legal end' | 'stays as a keyed hash';
}

/** What a module declares about its tables: their personal data, or the reason why a table has none. */
export type TableFacts = { readonly [Table in Name]?: PersonalTable<Table> | string };

interface Columns {
  readonly columns: Readonly<Record<string, Column>>;
}

/** All columns of a table, for its select. */
export const columnsIn = <T extends Columns>({ columns }: T) => Object.keys(columns) as (keyof T['columns'] & string)[];

type Erased<C> = { [Key in keyof C as C[Key] extends { readonly erased: null | false | '' } ? Key : never]: ErasedIn<C[Key]> };
type ErasedIn<C> = C extends { readonly erased: infer Value } ? Value : never;

/** Values for the columns of a deleted person, except columns that a separate rule erases. */
export function erasedIn<T extends Columns>({ columns }: T): Erased<T['columns']> {
  const erased = Object.entries(columns).flatMap(([name, column]) =>
    'erased' in column && column.erased !== 'by its rule' ? [[name, column.erased]] : [],
  );
  return Object.fromEntries(erased);
}

/** Moments are shown as the wire writes them. */
type Shown<Value> = Value extends Date ? string : Value;
type Wired<C> = { [Key in keyof C as C[Key] extends { readonly wire: string } ? Key : never]: WireOf<C[Key]> };
type WireOf<C> = C extends { readonly wire: infer Wire extends string } ? Wire : never;
type KeyOf<W, Wire> = { [Key in keyof W]: W[Key] extends Wire ? Key : never }[keyof W];
type At<Row, W, Wire> = Shown<Row[KeyOf<W, Wire> & keyof Row]>;
type Auskunft<Row, W, Wires extends string> = {
  [Top in Wires as Top extends `${infer Group}.${string}` ? Group : Top]: Top extends `${infer Group}.${string}`
    ? { [Name in Wires as Name extends `${Group}.${infer Member}` ? Member : never]: At<Row, W, Name> }
    : At<Row, W, Top>;
};

/** The columns of a table that the disclosure shows, for its select. */
export const wiredIn = <T extends Columns>({ columns }: T) =>
  Object.entries(columns).flatMap(([name, { wire }]) => (wire === undefined ? [] : [name])) as (keyof Wired<T['columns']> & string)[];

/** A row as the disclosure shows it: the columns with a wire name, under that name. A row that lacks one does not compile. */
export function auskunftOf<T extends Columns, Row extends Readonly<Record<keyof Wired<T['columns']>, unknown>>>(
  table: T,
  row: Row,
): Auskunft<Row, Wired<T['columns']>, WireOf<T['columns'][keyof T['columns']]>> {
  const shown: Record<string, unknown> = {};
  for (const name of wiredIn(table)) {
    const value: unknown = row[name];
    const [group = '', member] = table.columns[name]?.wire?.split('.') ?? [];
    const said = value instanceof Date ? value.toISOString() : value;
    shown[group] = member === undefined ? said : { ...(shown[group] as object), [member]: said };
  }
  return shown as ReturnType<typeof auskunftOf<T, Row>>;
}
