import type * as z from 'zod/mini';
import type { Translate } from '../../../texts/texts.ts';
import type { Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import type { MailTemplate } from '../../mail/template.ts';
import type { OwnerKind } from '../owner.ts';
import { orderOf, type Query, selectionOf } from '../query.ts';
import { countRows, type RowKey, readAfter } from '../reads.ts';
import type { Report } from '../report.ts';
import type { Cell } from './cell.ts';

/** A row as the wire has it. */
export type Zeile = Readonly<Record<string, unknown>>;

/** Some rows in order, and the key of the last; null when there are no more. */
interface Piece {
  readonly zeilen: readonly Zeile[];
  readonly bis: RowKey | null;
}

/** Where the rows of a file come from: those that the query of a report leaves, of what a user sees. */
export interface ExportSource<RowAccess> {
  /** The schema of the report's query; `{}` is all rows. */
  readonly schema: z.ZodMiniType;
  /** The headings of its columns. */
  headings(t: Translate): readonly string[];
  /** A row as cells below these headings. */
  cells(t: Translate, zeile: Zeile): readonly Cell[];
  /** Counts the rows; refuses a query that the report refuses. */
  count(context: Context, sicht: RowAccess, abfrage: unknown): Promise<number>;
  /** The next rows after a key, at most so many. */
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

/** The exports of one kind of user: their reports, their rights and their mail. `RowAccess` says which rows a user sees; it is kept with an export. */
export interface ExportPortal<Name extends string, RowAccess extends object> {
  /** Whose exports these are, with the id of a user. */
  readonly wer: OwnerKind;
  readonly sources: Readonly<Record<Name, ExportSource<RowAccess>>>;
  /** What a user sees of a report that may be exported; null without that right. */
  viewFor(login: Login | null, bericht: Name): RowAccess | null;
  /** Whether both are the same rows. */
  isSame(a: RowAccess, b: RowAccess | null): boolean;
  /** Refuses a request, such as one whose password was given too long ago. */
  check(context: Context, login: Login | null): void;
  /** A user with the rights of this moment; null without a login any more. */
  findLogin(context: Context, benutzerId: string): Promise<Login | null>;
  /** The number whose rows these are, for the audit log. */
  nummerOf(sicht: RowAccess): string;
  /** The mail that a file is ready, by the number of the export. */
  readonly bereit: MailTemplate;
}
