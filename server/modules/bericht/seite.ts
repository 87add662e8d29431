import { ZEILEN } from '../../../contract/calls/bericht.ts';
import type { MandantScope } from '../../db/scope.ts';
import { type Abfrage, auswahlOf, ordnungOf } from './abfrage.ts';
import { type Bericht, countRows, readRows } from './reads.ts';

/** A page of a report with the count and sums of all rows that the filter leaves; behind the last page it is the last one. */
export async function pageOf<Row>(scope: MandantScope, bericht: Bericht<Row>, abfrage: Abfrage) {
  const limit = abfrage.Pagesize ?? ZEILEN;
  const auswahl = auswahlOf(abfrage);
  const { Zeilen: TotalCount = 0, ...Summen } = await countRows(scope, bericht, auswahl);
  const PageCount = Math.ceil(TotalCount / limit);
  const page = Math.max(1, Math.min(abfrage.Pagenumber ?? 1, PageCount));
  const window = { limit, offset: (page - 1) * limit };
  const rows = TotalCount === 0 ? [] : await readRows(scope, bericht, auswahl, ordnungOf(abfrage, bericht), window);
  return { rows, HasNext: page < PageCount, PageCount, TotalCount, Summen };
}
