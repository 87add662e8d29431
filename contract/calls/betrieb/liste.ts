import * as z from 'zod/mini';
import { call } from '../../call.ts';
import type { BetriebRecht } from '../../rules/rechte.ts';
import { Datum, isStorableText } from '../../values/wire.ts';
import { clampedInt, MAX_PAGE_SIZE, type ReportSpec, Suche, statesOf, sumsOf } from '../bericht.ts';
import { IN_BETRIEB_ERRORS } from './in-betrieb.ts';

/** Rows of a list that are counted exactly and summed; of more only that there are more is known. */
export const MAX_COUNTED_ROWS = 10_000;

/** Default number of rows on a page of a list. */
export const LIST_PAGE_SIZE = 50;

const QUERY = `Pages follow each other by key: \`Nach\` is what the page before answered, and with another order or filter it is a field error. \`Descending\` reverses the whole order. \`TotalCount\` is exact up to ${MAX_COUNTED_ROWS} rows; above that it stays there, \`TotalGenau\` is false and sums are null.`;

type Column<Row extends z.ZodMiniObject> = keyof Row['shape'] & string;

interface ListSpec<Row extends z.ZodMiniObject, Sorted extends Column<Row>, Sum extends Column<Row>, Extra extends z.core.$ZodLooseShape>
  extends Pick<ReportSpec<Row, Column<Row>, Sum>, 'words' | 'status' | 'sums'> {
  readonly row: Row;
  /** Columns by which the list can be ordered; the first is its usual order. Each has an index that ends with the number of the row, unless rows are few (decision 040). */
  readonly sorted: readonly [Sorted, ...Sorted[]];
  /** Filters of this list alone, in addition to Suche, Status, Von and Bis. */
  readonly filter?: Extra;
}

const OptionalDatum = z.optional(z.nullable(Datum));

/** The query of a list (backoffice.md section 4). */
const listQuery = <Sorted extends string, Extra extends z.core.$ZodLooseShape>(
  sorted: readonly Sorted[],
  status: readonly string[],
  extra: Extra,
) =>
  z._default(
    z.nullable(
      z.strictObject({
        OrderBy: z.optional(z.nullable(z.enum(sorted))),
        Descending: z.optional(z.nullable(z.boolean())),
        Pagesize: clampedInt(LIST_PAGE_SIZE, MAX_PAGE_SIZE),
        Nach: z.optional(z.nullable(z.string().check(z.maxLength(500), z.refine(isStorableText, { params: { code: 'zeichen' } })))),
        Filter: z.optional(
          z.nullable(
            z.strictObject({
              Suche: z.optional(z.nullable(Suche)),
              Status: z.optional(z.nullable(z.array(z.enum(status)).check(z.maxLength(status.length)))),
              Von: OptionalDatum,
              Bis: OptionalDatum,
              ...extra,
            }),
          ),
        ),
      }),
    ),
    { Pagesize: LIST_PAGE_SIZE },
  );

const listPage = <Row extends z.ZodMiniObject, Sums extends z.ZodMiniObject>(row: Row, sums: Sums) =>
  z.object({
    Content: z.array(row),
    HasNext: z.boolean(),
    /** The key of the last row; null on the last page. */
    Nach: z.nullable(z.string()),
    TotalCount: z.int(),
    TotalGenau: z.boolean(),
    Summen: z.nullable(sums),
  });

interface ListCallParts {
  readonly name: string;
  readonly path: string;
  readonly recht: BetriebRecht;
  readonly summary: string;
  readonly description: string;
}

/** A list of the back office over all rows of a tenant. */
export function list<
  const Name extends string,
  Row extends z.ZodMiniObject,
  const Sorted extends Column<Row>,
  const Sum extends Column<Row> = never,
  const Extra extends z.core.$ZodLooseShape = Record<never, never>,
>({
  name,
  path,
  recht,
  summary,
  description,
  sorted,
  filter,
  ...spec
}: ListCallParts & { readonly name: Name } & ListSpec<Row, Sorted, Sum, Extra>) {
  const columns = Object.keys(spec.row.shape) as Column<Row>[];
  const computed = columns.filter((column): column is Exclude<Column<Row>, Sorted> => !(sorted as readonly string[]).includes(column));
  const report: ReportSpec<Row, Exclude<Column<Row>, Sorted>, Sum> = { ...spec, computed };
  const sums = sumsOf(spec.row, spec.sums ?? []) as z.ZodMiniObject<Pick<Row['shape'], Sum>>;
  return call({
    name,
    method: 'PUT',
    writes: false,
    path,
    recht,
    tag: 'Betrieb',
    summary,
    description: `${description} ${QUERY}`,
    body: listQuery(sorted, statesOf(report), filter ?? ({} as Extra)),
    answers: { 200: listPage(spec.row, sums) },
    errors: IN_BETRIEB_ERRORS,
    report,
  });
}
