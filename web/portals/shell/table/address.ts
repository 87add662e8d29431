import { MAX_SUCHE_LENGTH } from '../../../../contract/calls/bericht.ts';
import { isDay } from '../../../../contract/values/days.ts';
import { inOrder } from './presets.ts';

/** Filters by one value, in addition to period and status. */
const CHOICES = ['produkt', 'mitarbeiter', 'kanal', 'akteur', 'was'] as const;
export type ChoiceName = (typeof CHOICES)[number];

/** State of a table, stored in the address, so that a link restores it. */
export interface TableState {
  /** From 1. */
  readonly seite: number;
  /** Column of the order; null for the server's default order. */
  readonly nach: string | null;
  readonly absteigend: boolean;
  readonly suche: string;
  readonly status: readonly string[];
  /** First and last day, both included. */
  readonly von: string | null;
  readonly bis: string | null;
  /** Kind of task whose rows are shown; null for all rows. */
  readonly anstehend: string | null;
  /** Chosen values by the name of the filter. */
  readonly wahl: Readonly<Partial<Record<ChoiceName, string>>>;
  /** Visible columns; null for the default columns of the report. */
  readonly spalten: readonly string[] | null;
}

/** Valid names in the address of a table. */
export interface TableNames {
  readonly columns: readonly string[];
  /** Columns by which the table can be sorted. */
  readonly sortable: readonly string[];
  readonly status: readonly string[];
  readonly choices: readonly ChoiceName[];
  /** Kinds of rows that wait for a decision. */
  readonly due: readonly string[];
}

/** The part of the state without any filter. */
export const UNFILTERED = { suche: '', status: [], von: null, bis: null, anstehend: null, wahl: {} } as const satisfies Partial<TableState>;

export const START: TableState = { seite: 1, nach: null, absteigend: false, ...UNFILTERED, spalten: null };

const MAX_WAHL = 80;

/** Reads the state from the query of an address; ignores unknown values and reorders swapped days. */
export function readState(query: URLSearchParams, { columns, sortable, status, choices, due }: TableNames): TableState {
  const known = (name: string, of: readonly string[]) => (query.get(name) ?? '').split(',').filter((word) => of.includes(word));
  const [nach = null] = known('nach', sortable);
  const spalten = known('spalten', columns);
  const seite = Number(query.get('seite'));
  return {
    seite: Number.isSafeInteger(seite) && seite > 0 ? seite : 1,
    nach,
    absteigend: nach !== null && query.get('ab') === '1',
    suche: (query.get('suche') ?? '').slice(0, MAX_SUCHE_LENGTH),
    status: known('status', status),
    ...inOrder({ von: dayOf(query.get('von')), bis: dayOf(query.get('bis')) }),
    anstehend: known('anstehend', due)[0] ?? null,
    wahl: Object.fromEntries(choices.flatMap((name) => choiceOf(name, query.get(name)))),
    spalten: spalten.length > 0 ? spalten : null,
  };
}

const dayOf = (word: string | null): string | null => (isDay(word) ? word : null);

function choiceOf(name: ChoiceName, word: string | null): readonly (readonly [ChoiceName, string])[] {
  const isValue = word !== null && word !== '' && (name !== 'produkt' || Number.isSafeInteger(Number(word)));
  return isValue ? [[name, word.slice(0, MAX_WAHL)]] : [];
}

/** Writes a state to a query, without default values; other parameters of `before` stay. */
export function writeState(state: TableState, before: URLSearchParams = new URLSearchParams()): URLSearchParams {
  const query = new URLSearchParams(before);
  const said: Readonly<Record<string, string>> = {
    seite: state.seite > 1 ? String(state.seite) : '',
    nach: state.nach ?? '',
    ab: state.nach !== null && state.absteigend ? '1' : '',
    suche: state.suche,
    status: state.status.join(),
    von: state.von ?? '',
    bis: state.bis ?? '',
    anstehend: state.anstehend ?? '',
    ...Object.fromEntries(CHOICES.map((name) => [name, state.wahl[name] ?? ''])),
    spalten: state.spalten?.join() ?? '',
  };
  for (const [name, value] of Object.entries(said)) {
    if (value === '') query.delete(name);
    else query.set(name, value);
  }
  return query;
}

/** Whether a filter is set. */
export const isFiltered = ({ suche, status, von, bis, anstehend, wahl }: TableState): boolean =>
  suche !== '' || status.length > 0 || von !== null || bis !== null || anstehend !== null || Object.keys(wahl).length > 0;

/** Filters and order as the call takes them (`contract/calls/bericht.ts`), without the page. `dueField` is the name of the filter for rows that wait. */
export function wireFilter(state: TableState, dueField = 'Anstehend') {
  const { nach, absteigend, suche, status, von, bis, anstehend, wahl } = state;
  return {
    ...(nach !== null && { OrderBy: nach, Descending: absteigend }),
    ...(isFiltered(state) && {
      Filter: {
        ...(suche !== '' && { Suche: suche }),
        ...(status.length > 0 && { Status: [...status] }),
        ...(von !== null && { Von: von }),
        ...(bis !== null && { Bis: bis }),
        ...(anstehend !== null && { [dueField]: anstehend }),
        ...(wahl.produkt !== undefined && { ProduktId: Number(wahl.produkt) }),
        ...(wahl.mitarbeiter !== undefined && { Mitarbeiternummer: wahl.mitarbeiter }),
        ...(wahl.kanal !== undefined && { Channel: wahl.kanal }),
        ...(wahl.akteur !== undefined && { Akteur: wahl.akteur }),
        ...(wahl.was !== undefined && { Was: wahl.was }),
      },
    }),
  };
}

/** Query of the call for one page. */
export const wireQuery = (state: TableState, pagesize: number) => ({
  Pagenumber: state.seite,
  Pagesize: pagesize,
  ...wireFilter(state),
});
