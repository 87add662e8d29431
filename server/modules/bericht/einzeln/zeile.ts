import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { findRow } from '../../../reports/reads.ts';
import type { Make } from '../berichte.ts';
import { type NotizBezug, notizOf } from '../notiz/notiz.ts';
import type { Sicht } from '../sicht.ts';

/** The row of this id as its report shows it; one that the caller does not see is NichtGefunden. */
export const zeileOf = async <Row, Zeile, Sum extends string>(
  context: Context,
  make: Make<Row, Zeile, Sum>,
  sicht: Sicht,
  id: string,
): Promise<Zeile> => (await rowOf(context, make, sicht, id)).zeile;

/** The same, with the row as it was read. */
export async function rowOf<Row, Zeile, Sum extends string>(context: Context, make: Make<Row, Zeile, Sum>, sicht: Sicht, id: string) {
  const report = await make(context, sicht);
  const row = (await findRow(context, report, id)) ?? refuse('NichtGefunden');
  const [zeile] = await report.toWire([row]);
  return { row, zeile: zeile ?? refuse('NichtGefunden') };
}

/** What stands beside a row. */
export const besides = async (context: Context, key: NotizBezug) => ({ Notiz: await notizOf(context, key) });
