import { ZEILEN } from '../../../contract/calls/bericht.ts';
import type { MandantScope } from '../../db/scope.ts';
import { type Abfrage, auswahlOf, ordnungOf } from './abfrage.ts';
import type { Bericht } from './form.ts';
import { readRows, readRowsInOrder } from './reads.ts';
import { stufenOf } from './stufen.ts';
import { countRows, countStufen, countWithIds } from './zaehlen/reads.ts';

/**
 * A page of a report with the count and sums of all rows that the filter leaves; behind the last page it is the last one. Not `byStufen` all rows are put in
 * order, which leads to the same page.
 */
export async function pageOf<Row>(scope: MandantScope, bericht: Bericht<Row>, abfrage: Abfrage, byStufen = true) {
  const limit = abfrage.Pagesize ?? ZEILEN;
  const auswahl = auswahlOf(abfrage);
  const ordnung = ordnungOf(abfrage, bericht);
  const wanted = Math.max(1, abfrage.Pagenumber ?? 1);
  const at = { limit, offset: Math.min((wanted - 1) * limit, Number.MAX_SAFE_INTEGER) };
  const zusammen = bericht.istAusVielen && (await countWithIds(scope, bericht, auswahl, ordnung, at));
  const isStepped = byStufen && auswahl.gesucht.length === 0 && !zusammen;
  const gestuft = isStepped ? await countStufen(scope, bericht, auswahl, ordnung.OrderBy) : undefined;
  const { Zeilen: TotalCount, ...Summen } = (zusammen || gestuft)?.zahlen ?? (await countRows(scope, bericht, auswahl));
  const PageCount = Math.ceil(TotalCount / limit);
  const page = Math.max(1, Math.min(wanted, PageCount));
  const whole = { limit, offset: (page - 1) * limit, count: TotalCount };
  const near = gestuft && stufenOf(gestuft.stufen, ordnung, whole);
  const readPage = () => readRows(scope, bericht, near ? { ...auswahl, stufen: near.stufen } : auswahl, ordnung, near?.piece ?? whole);
  const rows = TotalCount === 0 ? [] : await (zusammen && page === wanted ? readRowsInOrder(scope, bericht, zusammen.ids) : readPage());
  return { rows, HasNext: page < PageCount, PageCount, TotalCount, Summen };
}
