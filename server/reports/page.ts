import { DEFAULT_PAGE_SIZE } from '../../contract/calls/bericht.ts';
import type { MandantScope } from '../db/scope.ts';
import { orderOf, type Query, selectionOf } from './query.ts';
import { countRows, readPage } from './reads.ts';
import type { Report } from './report.ts';

/** One page of a report, with count and sums of all selected rows. A page number after the last page gives the last page. */
export async function pageOf<Row, Line, Sum extends string>(scope: MandantScope, report: Report<Row, Line, Sum>, query: Query) {
  const limit = query.Pagesize ?? DEFAULT_PAGE_SIZE;
  const selection = selectionOf(query);
  const { count: TotalCount, sums: Summen } = await countRows(scope, report, selection);
  const PageCount = Math.ceil(TotalCount / limit);
  const page = Math.max(1, Math.min(query.Pagenumber ?? 1, PageCount));
  const rows =
    TotalCount === 0 ? [] : await readPage(scope, report, selection, orderOf(query, report), { limit, offset: (page - 1) * limit });
  return { Content: [...(await report.toWire(rows))], HasNext: page < PageCount, PageCount, TotalCount, Summen };
}
