import { ANSTEHEND, SUCHE_ZEICHEN } from '../../../../contract/calls/bericht.ts';
import { isDay } from '../../../../contract/values/days.ts';
import { inOrder } from './presets.ts';

/** What a table can be filtered by beside time and state, one value of each. */
const CHOICES = ['produkt', 'mitarbeiter', 'kanal'] as const;
export type ChoiceName = (typeof CHOICES)[number];

/** What a table shows, as its address says it: a link of it restores it. */
export interface TableState {
  /** From 1. */
  readonly seite: number;
  /** Column that it is ordered by; null leaves it to the server. */
  readonly nach: string | null;
  readonly absteigend: boolean;
  readonly suche: string;
  readonly status: readonly string[];
  /** First and last day, both included. */
  readonly von: string | null;
  readonly bis: string | null;
  /** Which of the rows that wait today; null are all rows. */
  readonly anstehend: string | null;
  /** The values that are chosen by name. */
  readonly wahl: Readonly<Partial<Record<ChoiceName, string>>>;
  /** Columns shown; null are those that the report shows by itself. */
  readonly spalten: readonly string[] | null;
}

/** What a table knows, so that an address names nothing else. */
export interface TableNames {
  readonly columns: readonly string[];
  /** Those of the columns that it can be sorted by. */
  readonly sortable: readonly string[];
  readonly status: readonly string[];
  readonly choices: readonly ChoiceName[];
}

/** Nothing is filtered. */
export const UNFILTERED = { suche: '', status: [], von: null, bis: null, anstehend: null, wahl: {} } as const satisfies Partial<TableState>;

export const START: TableState = { seite: 1, nach: null, absteigend: false, ...UNFILTERED, spalten: null };

const MAX_WAHL = 80;

/** The state of an address; what it says that the table does not know is as if it were not said, and days the wrong way round are put right. */
export function readState(query: URLSearchParams, { columns, sortable, status, choices }: TableNames): TableState {
  const known = (name: string, of: readonly string[]) => (query.get(name) ?? '').split(',').filter((word) => of.includes(word));
  const [nach = null] = known('nach', sortable);
  const spalten = known('spalten', columns);
  const seite = Number(query.get('seite'));
  return {
    seite: Number.isSafeInteger(seite) && seite > 0 ? seite : 1,
    nach,
    absteigend: nach !== null && query.get('ab') === '1',
    suche: (query.get('suche') ?? '').slice(0, SUCHE_ZEICHEN),
    status: known('status', status),
    ...inOrder({ von: dayOf(query.get('von')), bis: dayOf(query.get('bis')) }),
    anstehend: known('anstehend', ANSTEHEND)[0] ?? null,
    wahl: Object.fromEntries(choices.flatMap((name) => choiceOf(name, query.get(name)))),
    spalten: spalten.length > 0 ? spalten : null,
  };
}

const dayOf = (word: string | null): string | null => (isDay(word) ? word : null);

function choiceOf(name: ChoiceName, word: string | null): readonly (readonly [ChoiceName, string])[] {
  const isValue = word !== null && word !== '' && (name !== 'produkt' || Number.isSafeInteger(Number(word)));
  return isValue ? [[name, word.slice(0, MAX_WAHL)]] : [];
}

/** The query of a state, without what is so by itself; what else stands in the address stays. */
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

/** Whether less than everything is shown. */
export const isFiltered = ({ suche, status, von, bis, anstehend, wahl }: TableState): boolean =>
  suche !== '' || status.length > 0 || von !== null || bis !== null || anstehend !== null || Object.keys(wahl).length > 0;

/** What the rows are chosen by, and in which order: the query of the wire (`contract/calls/bericht.ts`) without its page. */
export function wireFilter(state: TableState) {
  const { nach, absteigend, suche, status, von, bis, anstehend, wahl } = state;
  return {
    ...(nach !== null && { OrderBy: nach, Descending: absteigend }),
    ...(isFiltered(state) && {
      Filter: {
        ...(suche !== '' && { Suche: suche }),
        ...(status.length > 0 && { Status: [...status] }),
        ...(von !== null && { Von: von }),
        ...(bis !== null && { Bis: bis }),
        ...(anstehend !== null && { Anstehend: anstehend }),
        ...(wahl.produkt !== undefined && { ProduktId: Number(wahl.produkt) }),
        ...(wahl.mitarbeiter !== undefined && { Mitarbeiternummer: wahl.mitarbeiter }),
        ...(wahl.kanal !== undefined && { Channel: wahl.kanal }),
      },
    }),
  };
}

/** A page of it. */
export const wireQuery = (state: TableState, pagesize: number) => ({
  Pagenumber: state.seite,
  Pagesize: pagesize,
  ...wireFilter(state),
});
