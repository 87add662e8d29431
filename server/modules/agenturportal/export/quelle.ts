import type * as z from 'zod/mini';
import type { Input } from '../../../../contract/call.ts';
import * as calls from '../../../../contract/calls/agentur-berichte.ts';
import type { exportBericht } from '../../../../contract/calls/agentur-export.ts';
import { RECHNUNGEN_SPALTEN } from '../../../../contract/calls/agentur-rechnungen.ts';
import { readStatistik } from '../../../../contract/calls/agentur-statistik.ts';
import * as spalten from '../../../../contract/calls/agentur-zeilen.ts';
import { dayOf } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { orderOf, type Query, selectionOf } from '../../../reports/query.ts';
import { countRows, type RowKey, readAfter } from '../../../reports/reads.ts';
import type { Make, Sicht } from '../../agentur/index.ts';
import { BERICHTE } from '../berichte.ts';
import { statistikOf } from '../statistik.ts';
import { tageOf } from '../tage.ts';

/** The reports that are taken along as a file. */
export type Exportbericht = Input<typeof exportBericht>['params']['bericht'];

/** A row as the wire has it. */
export type Zeile = Readonly<Record<string, unknown>>;

/** Some rows in their order, and where the last of them stands; without that there are no more. */
interface Stueck {
  readonly zeilen: readonly Zeile[];
  readonly bis: RowKey | null;
}

/** Where the rows of a file come from: those that the query of a report leaves, for who sees them. */
export interface Quelle {
  /** What a query is checked by: the report's own words. */
  readonly schema: z.ZodMiniType;
  readonly spalten: readonly string[];
  /** Refuses a query that the report refuses. */
  count(context: Context, sicht: Sicht, abfrage: unknown): Promise<number>;
  /** The next rows after a place, at most so many. */
  next(context: Context, sicht: Sicht, abfrage: unknown, nach: RowKey | null, limit: number): Promise<Stueck>;
}

const report = <Row, Line extends object, Sum extends string>(
  schema: z.ZodMiniType,
  columns: readonly string[],
  make: Make<Row, Line, Sum>,
): Quelle => ({
  schema,
  spalten: columns,
  async count(context, sicht, abfrage) {
    return (await countRows(context, await make(context, sicht), selectionOf((abfrage ?? {}) as Query))).count;
  },
  async next(context, sicht, abfrage, nach, limit) {
    const query = (abfrage ?? {}) as Query;
    const made = await make(context, sicht);
    const rows = await readAfter(context, made, selectionOf(query), orderOf(query, made), { after: nach, limit });
    const last = rows.length < limit ? undefined : rows.at(-1);
    return {
      zeilen: (await made.toWire(rows)) as readonly object[] as readonly Zeile[],
      bis: last ? { sortKey: last.sortKey, id: last.id } : null,
    };
  },
});

export const STATISTIK_SPALTEN = [
  ...['Name', 'Einladungen', 'Angenommen', 'Klicks', 'Daten', 'Auftraege', 'Freigaben', 'Gezahlt', 'WertCent'],
] as const satisfies readonly string[];

type Statistikabfrage = Input<typeof readStatistik>['query'];

/** Figures of a time: few rows, read at once. */
async function readZeilen(context: Context, sicht: Sicht, abfrage: unknown): Promise<readonly Zeile[]> {
  const { gruppe, ...tage } = abfrage as Statistikabfrage;
  if (gruppe === 'mitarbeiter' && !context.konfiguration.StatistikJeMitarbeiter) refuse('NichtAuthorisiert');
  const { Zeilen } = await statistikOf(context, sicht, tageOf(tage, dayOf(context.now)), gruppe);
  return Zeilen.map((zeile) => ({ ...zeile }));
}

const statistik: Quelle = {
  schema: readStatistik.query,
  spalten: STATISTIK_SPALTEN,
  count: async (context, sicht, abfrage) => (await readZeilen(context, sicht, abfrage)).length,
  next: async (context, sicht, abfrage) => ({ zeilen: await readZeilen(context, sicht, abfrage), bis: null }),
};

export const QUELLEN: Readonly<Record<Exportbericht, Quelle>> = {
  auftraege: report(calls.listAuftraege.body, spalten.AUFTRAEGE_SPALTEN, BERICHTE.auftraege),
  empfehlungen: report(calls.listEmpfehlungen.body, spalten.EMPFEHLUNGEN_SPALTEN, BERICHTE.empfehlungen),
  leads: report(calls.listLeads.body, spalten.LEADS_SPALTEN, BERICHTE.leads),
  empfehler: report(calls.listEmpfehler.body, spalten.EMPFEHLER_SPALTEN, BERICHTE.empfehler),
  einladungen: report(calls.listEinladungen.body, spalten.EINLADUNGEN_SPALTEN, BERICHTE.einladungen),
  praemien: report(calls.listPraemierungen.body, spalten.PRAEMIEN_SPALTEN, BERICHTE.praemien),
  praemienplan: report(calls.listPraemienplan.body, spalten.PRAEMIENPLAN_SPALTEN, BERICHTE.praemienplan),
  rechnungen: report(calls.listRechnungen.body, RECHNUNGEN_SPALTEN, BERICHTE.rechnungen),
  mitarbeiter: report(calls.listMitarbeiter.body, spalten.STAFF_SPALTEN, BERICHTE.mitarbeiter),
  statistik,
};
