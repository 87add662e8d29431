import type * as z from 'zod/mini';
import type { Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import type { MailTemplate } from '../../mail/template.ts';
import type { OwnerKind } from '../owner.ts';
import { orderOf, type Query, selectionOf } from '../query.ts';
import { countRows, type RowKey, readAfter } from '../reads.ts';
import type { Report } from '../report.ts';
import type { Zeile } from './cell.ts';
import type { FileColumns } from './columns.ts';

/** Some rows in order, and the key of the last one; null if there are no more. */
interface Piece {
  readonly zeilen: readonly Zeile[];
  readonly bis: RowKey | null;
}

/** The source of a file's rows: those that a report's query selects among the visible ones. */
export interface ExportSource<RowAccess> extends FileColumns {
  /** The schema of the report's query; `{}` selects all rows. */
  readonly schema: z.ZodMiniType;
  /** Counts the rows; refuses a query that the report refuses. */
  count(context: Context, sicht: RowAccess, abfrage: unknown): Promise<number>;
  /** The next rows after a key, `limit` at most. */
  next(context: Context, sicht: RowAccess, abfrage: unknown, nach: RowKey | null, limit: number): Promise<Piece>;
}

/** The rows of a report, read piece by piece. */
export const rowsOf = <RowAccess, Row, Line extends object, Sum extends string>(
  make: (context: Context, sicht: RowAccess) => Report<Row, Line, Sum> | Promise<Report<Row, Line, Sum>>,
): Pick<ExportSource<RowAccess>, 'count' | 'next'> => ({
  async count(context, sicht, abfrage) {
    return (await countRows(context, await make(context, sicht), selectionOf(abfrage as Query))).count;
  },
  async next(context, sicht, abfrage, nach, limit) {
    const query = abfrage as Query;
    const made = await make(context, sicht);
    const rows = await readAfter(context, made, selectionOf(query), orderOf(query, made), { after: nach, limit });
    const last = rows.length < limit ? undefined : rows.at(-1);
    return {
      zeilen: (await made.toWire(rows)) as readonly object[] as readonly Zeile[],
      bis: last ? { sortKey: last.sortKey, id: last.id } : null,
    };
  },
});

/** The exports of one kind of user: their reports, rights and mail. `RowAccess` defines which rows a user sees; it is stored with an export. */
export interface ExportPortal<Name extends string, RowAccess extends object> {
  /** Kind of owner of these exports; an export also has the id of its user. */
  readonly wer: OwnerKind;
  readonly sources: Readonly<Record<Name, ExportSource<RowAccess>>>;
  /** The rows of a report that a user may export; null without that right. */
  exportAccessFor(login: Login | null, bericht: Name): RowAccess | null;
  /** Whether both give access to the same rows. */
  isSameAccess(a: RowAccess, b: RowAccess | null): boolean;
  /** Refuses a request, for example if the password was entered too long ago. */
  check(context: Context, login: Login | null): void;
  /** A user with current rights; null if the user can no longer log in. */
  findLogin(context: Context, benutzerId: string): Promise<Login | null>;
  /** The number of the owner of the rows, for the audit log. */
  nummerOf(sicht: RowAccess): string;
  /** The mail that announces a finished file, by the number of the export. */
  readonly bereit: MailTemplate;
}
