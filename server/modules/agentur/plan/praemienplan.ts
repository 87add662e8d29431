import type { PlanZeile } from '../../../../contract/calls/agentur/zeilen.ts';
import type { Context } from '../../../context.ts';
import { withLines } from '../../../reports/report.ts';
import { produktOf } from '../../produkt/index.ts';
import { type Worte, worteOf } from '../bericht-worte.ts';
import type { Sicht } from '../sicht.ts';
import { type PlanBerichtRow, praemienplan } from './praemienplan.sql.ts';

/** The reward plan of an agency as a report. */
export const praemienplanBericht = (context: Context, sicht: Sicht) => {
  const worte = worteOf(context);
  return withLines(praemienplan({ ...context, sicht }), (row) => planZeile(context, worte, row));
};

const planZeile = (context: Pick<Context, 'locale'>, { mandant }: Worte, row: PlanBerichtRow): PlanZeile => ({
  Id: row.praemienplan_id,
  ProduktId: row.produkt_id,
  Produkt: produktOf(row, context),
  WertCent: row.wert_cent,
  Startdatum: row.startdatum,
  Enddatum: row.enddatum,
  Status: row.status,
  AngelegtVon: row.von_vorname === null ? mandant : `${row.von_vorname} ${row.von_nachname}`.trim(),
});
