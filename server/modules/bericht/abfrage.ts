import type { Anstehend } from '../../../contract/calls/bericht.ts';
import type { Auswahl, Bericht, Ordnung } from './form.ts';
import { gesuchtIn } from './suche.ts';

/** The query of a report, as the contract checked it: a text as filter is its search. */
export interface Abfrage {
  readonly OrderBy?: string | null | undefined;
  readonly Descending?: boolean | null | undefined;
  readonly Pagesize?: number | null | undefined;
  readonly Pagenumber?: number | null | undefined;
  readonly Filter?: string | Filter | null | undefined;
}

interface Filter {
  readonly Suche?: string | null | undefined;
  readonly Status?: readonly string[] | null | undefined;
  readonly Von?: string | null | undefined;
  readonly Bis?: string | null | undefined;
  readonly ProduktId?: number | null | undefined;
  readonly Mitarbeiternummer?: string | null | undefined;
  readonly Channel?: string | null | undefined;
  readonly Anstehend?: Anstehend | null | undefined;
}

/** What a query chooses. No status is each; an employee or channel that is empty is none asked for. */
export function auswahlOf({ Filter: given }: Pick<Abfrage, 'Filter'>): Auswahl {
  const { Suche, Status, Von, Bis, ProduktId, Mitarbeiternummer, Channel, Anstehend }: Filter =
    typeof given === 'string' ? { Suche: given } : (given ?? {});
  return {
    gesucht: gesuchtIn(Suche ?? ''),
    ...(Status && Status.length > 0 && { status: Status }),
    ...(Von && { von: Von }),
    ...(Bis && { bis: Bis }),
    ...(typeof ProduktId === 'number' && { produktId: ProduktId }),
    ...(Mitarbeiternummer && { mitarbeiternummer: Mitarbeiternummer }),
    ...(Channel && { channel: Channel }),
    ...(Anstehend && { anstehend: Anstehend }),
  };
}

/** The order of a query: its column upwards, unless it says otherwise; without a column the report's own. */
export function ordnungOf<Row>({ OrderBy, Descending }: Pick<Abfrage, 'OrderBy' | 'Descending'>, { standard }: Bericht<Row>): Ordnung {
  if (!OrderBy) return { OrderBy: standard.OrderBy, Descending: Descending ?? standard.Descending };
  return { OrderBy, Descending: Descending ?? false };
}
