import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import type { Make } from '../berichtseite.ts';
import { type NotizBezug, notizOf } from '../notiz/notiz.ts';
import { readRowsOf } from '../reads.ts';
import type { Sicht } from '../sicht.ts';

/** The row of this id as its report shows it; one that the caller does not see is NichtGefunden. */
export const zeileOf = async <Row, Zeile>(context: Context, make: Make<Row, Zeile>, sicht: Sicht, id: string): Promise<Zeile> =>
  (await rowOf(context, make, sicht, id)).zeile;

/** The same, with the row as it was read. */
export async function rowOf<Row, Zeile>(context: Context, make: Make<Row, Zeile>, sicht: Sicht, id: string) {
  const { bericht, zeilen } = await make(context, sicht);
  const [row] = await readRowsOf(context, bericht, [id]);
  if (!row) return refuse('NichtGefunden');
  const [zeile] = await zeilen([row]);
  return { row, zeile: zeile ?? refuse('NichtGefunden') };
}

/** What stands beside a row. */
export const besides = async (context: Context, key: NotizBezug) => ({ Notiz: await notizOf(context, key) });
