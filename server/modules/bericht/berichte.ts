import type { Context } from '../../context.ts';
import type { Filter, Report, Source } from '../../reports/report.ts';
import { WARTET_TAGE } from '../auftrag/index.ts';
import { rechnungZeile } from '../rechnung/index.ts';
import * as anstehend from './anstehend/reads.ts';
import { auftraege } from './auftraege/reads.ts';
import { auftragZeile, eigeneAuftragZeile } from './auftraege/zeile.ts';
import { einladungen } from './einladungen/reads.ts';
import { empfehler } from './empfehler/reads.ts';
import { empfehlungen, listSeither } from './empfehlungen/reads.ts';
import { fensterAt } from './fenster.ts';
import { readFreigabefrist } from './freigabefrist/reads.ts';
import type { Notiert } from './heute/reads.ts';
import { leads } from './leads/reads.ts';
import { leadZeilen } from './leads/zeile.ts';
import { mitarbeiter } from './mitarbeiter/reads.ts';
import { pending } from './pieces/reads.ts';
import { praemien } from './praemien/reads.ts';
import { praemienplan } from './praemienplan/reads.ts';
import { rechnungen } from './rechnungen/reads.ts';
import type { Bezug, Sicht } from './sicht.ts';
import { worteOf } from './worte.ts';
import { einladungZeile, empfehlerZeile, empfehlungZeile, mitarbeiterZeile, planZeile, praemieZeile } from './zeilen.ts';

/** Makes a report for a caller. */
export type Make<Row, Line, Sum extends string = never> = (
  context: Context,
  sicht: Sicht,
) => Report<Row, Line, Sum> | Promise<Report<Row, Line, Sum>>;

const withLines = <Row, Line, Sum extends string>(source: Source<Row, Sum>, line: (row: Row) => Line): Report<Row, Line, Sum> => ({
  ...source,
  toWire: (rows) => rows.map(line),
});

/** Adds the filter of rows that wait today: rows with a note to come back to, and the report's own. */
const withAnstehend = <Row, Sum extends string>(
  name: Notiert,
  bezug: Bezug,
  source: Source<Row, Sum>,
  own: Parameters<typeof pending>[0] = {},
): Source<Row, Sum> => {
  const filters: Readonly<Record<string, Filter>> = pending({ ...own, Wiedervorlagen: anstehend.wiedervorlage(name, source, bezug) });
  return { ...source, filters: { ...source.filters, ...filters } };
};

/** Every report of an agency by its name, for its pages and for files of all its rows. */
export const BERICHTE = {
  auftraege: async (context: Context, sicht: Sicht) => {
    const worte = worteOf(context);
    const bezug = { ...context, sicht };
    const frist = await readFreigabefrist(context);
    const own = { AuftraegeFreigebbar: anstehend.freigebbar(frist, fensterAt(context.now, WARTET_TAGE), sicht) };
    return withLines(withAnstehend('auftraege', bezug, auftraege(bezug, frist.spalte), own), (row) => auftragZeile(context, worte, row));
  },
  empfehlungen: async (context: Context, sicht: Sicht) => {
    const worte = worteOf(context);
    const bezug = { ...context, sicht };
    const source = empfehlungen(bezug, await listSeither(context, sicht));
    return withLines(withAnstehend('empfehlungen', bezug, source), (row) => empfehlungZeile(context, worte, row));
  },
  leads: (context: Context, sicht: Sicht) => {
    const worte = worteOf(context);
    const bezug = { ...context, sicht };
    const source = withAnstehend('leads', bezug, leads(bezug), { LeadsAmZug: anstehend.amZug(context) });
    return { ...source, toWire: (rows: Parameters<typeof leadZeilen>[3]) => leadZeilen(context, sicht, worte, rows) };
  },
  empfehler: (context: Context, sicht: Sicht) => withLines(empfehler({ ...context, sicht }), empfehlerZeile),
  einladungen: (context: Context, sicht: Sicht) => {
    const bezug = { ...context, sicht };
    return withLines(
      withAnstehend('einladungen', bezug, einladungen(bezug), { EinladungenEnden: anstehend.endend(bezug) }),
      einladungZeile,
    );
  },
  praemien: (context: Context, sicht: Sicht) => withLines(praemien({ ...context, sicht }), praemieZeile),
  praemienplan: (context: Context, sicht: Sicht) => {
    const worte = worteOf(context);
    return withLines(praemienplan({ ...context, sicht }), (row) => planZeile(context, worte, row));
  },
  rechnungen: (context: Context, sicht: Sicht) => withLines(rechnungen({ ...context, sicht }), rechnungZeile),
  mitarbeiter: (context: Context, sicht: Sicht) => withLines(mitarbeiter({ ...context, sicht }), mitarbeiterZeile),
} as const;

/** The orders of an employee, who has no filter of orders that wait. */
export const eigeneAuftraege = async (context: Context, sicht: Sicht) => {
  const worte = worteOf(context);
  const { spalte } = await readFreigabefrist(context);
  return withLines(auftraege({ ...context, sicht }, spalte), (row) => eigeneAuftragZeile(context, worte, row));
};
