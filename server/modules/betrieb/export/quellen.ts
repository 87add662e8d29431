import { EXPORT_LISTEN, type ExportListe } from '../../../../contract/calls/betrieb/export.ts';
import { columnLabel } from '../../../../texts/spalte.ts';
import { isTextKey, type Translate } from '../../../../texts/texts.ts';
import type { CallRequest } from '../../../calls/call-request.ts';
import type { Context } from '../../../context.ts';
import type { Zeile } from '../../../reports/export/cell.ts';
import { type ColumnLabels, displayColumns, type FileColumns } from '../../../reports/export/columns.ts';
import { countList, type ListQuery, readList } from '../../../reports/list.ts';
import type { RowKey } from '../../../reports/reads.ts';
import type { Report } from '../../../reports/report.ts';

export type ListRequest = Pick<CallRequest, 'inContext' | 'login' | 'locale' | 'mandant'>;

/** The rows of a list, read in pieces: `count` in an open transaction, each piece in its own. */
export interface Listenquelle {
  count(context: Context, query: ListQuery): Promise<number>;
  /** The next rows after a key. `check` runs in the transaction of the piece, before it is read. */
  next(
    request: ListRequest,
    query: ListQuery,
    piece: { readonly after: RowKey | null; readonly limit: number; check(context: Context): Promise<void> },
  ): Promise<{ readonly zeilen: readonly Zeile[]; readonly bis: RowKey | null }>;
}

/** The source of a list whose rows are made in one transaction. */
export const quelleOf = <Row, Line extends object>(
  make: (context: Context, query: ListQuery) => Report<Row, Line, string> | Promise<Report<Row, Line, string>>,
): Listenquelle => ({
  count: async (context, query) => countList(context, await make(context, query), query),
  next: (request, query, { after, limit, check }) =>
    request.inContext(async (context) => {
      await check(context);
      const { lines, bis } = await readList(context, await make(context, query), query, after, limit);
      return { zeilen: lines as readonly object[] as readonly Zeile[], bis };
    }),
});

/** Columns whose constants have texts only in part. */
const LABELS: Readonly<Partial<Record<ExportListe, ColumnLabels>>> = {
  protokoll: { Was: (t, was) => textOr(t, `betrieb.was.${was}`, was) },
};

const textOr = (t: Translate, key: string, other: string): string => (isTextKey(key) ? t(key) : other);

/** Headings and cells of the file of a list, in the words of its screen. */
export const columnsOfListe = (liste: ExportListe): FileColumns =>
  displayColumns(
    EXPORT_LISTEN[liste].report,
    (t, spalte) => {
      const own = [`betrieb.spalte.${liste}.${spalte}`, `betrieb.spalte.${spalte}`].find(isTextKey);
      return own === undefined ? columnLabel(t, liste, spalte) : t(own);
    },
    LABELS[liste],
  );
