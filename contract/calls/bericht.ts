import * as z from 'zod/mini';
import type { CallDefinition } from '../call.ts';
import { type Kind, kindOf } from '../values/kind.ts';
import { Datum, isStorableText } from '../values/wire.ts';

/** Default and maximum number of rows on a page of a report. */
export const DEFAULT_PAGE_SIZE = 25;
export const MAX_PAGE_SIZE = 200;
const MAX_PAGE_NUMBER = 1_000_000;

/** Maximum number of characters of a search. */
export const MAX_SUCHE_LENGTH = 200;

/** Search text: beginnings of words and numbers. */
export const Suche = z.string().check(z.maxLength(MAX_SUCHE_LENGTH), z.refine(isStorableText, { params: { code: 'zeichen' } }));

/** Formats of exports. */
export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Number of rows up to which the answer is the file itself; a larger export is written in the background. */
export const MAX_IMMEDIATE_ROWS = 10_000;
/** Hours for which a written file can be fetched. */
export const EXPORT_HOURS = 24;

export const EXPORT_CONTENT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<ExportFormat, string>;

/** Kinds of open tasks, in the order of the start page. A report can be filtered by each. */
export const ANSTEHEND = ['RechnungenUeberfaellig', 'AuftraegeFreigebbar', 'Wiedervorlagen', 'LeadsAmZug', 'EinladungenEnden'] as const;
export type Anstehend = (typeof ANSTEHEND)[number];

/** A whole number from 1 to `max`; a value out of bounds becomes the nearest bound. */
export const clampedInt = (standard: number, max: number) =>
  z._default(
    z.nullable(
      z.pipe(
        z.int(),
        z.transform((value) => Math.min(Math.max(value, 1), max)),
      ),
    ),
    standard,
  );

const OptionalNummer = z.optional(z.nullable(z.string().check(z.maxLength(80), z.refine(isStorableText, { params: { code: 'zeichen' } }))));
const OptionalDatum = z.optional(z.nullable(Datum));

/** Filter of a report; a plain text is a search. */
const filterOf = (status: readonly string[]) =>
  z.optional(
    z.nullable(
      z.union([
        Suche,
        z.strictObject({
          Suche: z.optional(z.nullable(Suche)),
          Status: z.optional(z.nullable(z.array(z.enum(status)).check(z.maxLength(status.length)))),
          Von: OptionalDatum,
          Bis: OptionalDatum,
          ProduktId: z.optional(z.nullable(z.int32())),
          Mitarbeiternummer: OptionalNummer,
          Channel: OptionalNummer,
          Anstehend: z.optional(z.nullable(z.enum(ANSTEHEND))),
        }),
      ]),
    ),
  );

/**
 * The query of a report: column to order by, page from 1, and filter. `Von` and `Bis` are the first and last day of the report's own date,
 * both included. `Anstehend` keeps only the rows that the start page counts; for a report without such rows the result is empty.
 */
const reportQuery = <Column extends string>(sortable: readonly Column[], status: readonly string[]) =>
  z._default(
    z.nullable(
      z.strictObject({
        OrderBy: z.optional(z.nullable(z.enum(sortable))),
        Descending: z.optional(z.nullable(z.boolean())),
        Pagesize: clampedInt(DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE),
        Pagenumber: clampedInt(1, MAX_PAGE_NUMBER),
        Filter: filterOf(status),
      }),
    ),
    { Pagesize: DEFAULT_PAGE_SIZE, Pagenumber: 1 },
  );

/** A page of a report; `TotalCount` counts all rows that match the filter. */
const reportPage = <Row extends z.ZodMiniObject>(row: Row) =>
  z.object({ Content: z.array(row), HasNext: z.boolean(), PageCount: z.int(), TotalCount: z.int() });

/** A page with sums over all rows that match the filter. */
const reportPageWithSums = <Row extends z.ZodMiniObject, Sums extends z.ZodMiniObject>(row: Row, sums: Sums) =>
  z.extend(reportPage(row), { Summen: sums });

/** Schema of the sums: the named columns of a row. */
export const sumsOf = <Row extends z.ZodMiniObject>(row: Row, names: readonly string[]) =>
  z.object(Object.fromEntries(Object.entries(row.shape).filter(([name]) => names.includes(name))));

type ColumnName<Row extends z.ZodMiniObject> = keyof Row['shape'] & string;

type Page<Row extends z.ZodMiniObject, Sum extends ColumnName<Row>> = [Sum] extends [never]
  ? ReturnType<typeof reportPage<Row>>
  : ReturnType<typeof reportPageWithSums<Row, z.ZodMiniObject<Pick<Row['shape'], Sum>>>>;

/** Specification of a report. Its columns are the fields of a row, in their order. */
export interface ReportSpec<
  Row extends z.ZodMiniObject = z.ZodMiniObject,
  Computed extends ColumnName<Row> = ColumnName<Row>,
  Sum extends ColumnName<Row> = ColumnName<Row>,
> {
  readonly row: Row;
  /** Columns that are computed for the shown rows only, so the report cannot be ordered by them. */
  readonly computed?: readonly Computed[];
  /** Columns that are summed over all rows that match the filter. */
  readonly sums?: readonly Sum[];
  /** Text key prefix of the constants, by column: with `status.auftrag`, the text of `Freigegeben` is `status.auftrag.Freigegeben`. */
  readonly words?: { readonly [Column in ColumnName<Row>]?: string };
  /** Values of the filter `Status` for a report without such a column; other reports use the values of the column. */
  readonly status?: readonly string[];
}

/** A call that answers a report. */
export interface ReportCall extends CallDefinition {
  readonly report: ReportSpec;
}

/** Columns by which the report of a call can be ordered. */
export type SortableOf<C extends ReportCall> =
  C['report'] extends ReportSpec<infer Row, infer Computed> ? Exclude<ColumnName<Row>, Computed> : never;

/** Columns that the report of a call sums. */
export type SumOf<C extends ReportCall> = NonNullable<C['report']['sums']>[number];

/** A row of the report of a call. */
export type RowOf<C extends ReportCall> = z.infer<C['report']['row']>;

/** The parts that all report calls have in common: method, body with the query of the report, answer with a page, and the report itself. */
export function reportParts<
  Row extends z.ZodMiniObject,
  const Computed extends ColumnName<Row> = never,
  const Sum extends ColumnName<Row> = never,
>(report: ReportSpec<Row, Computed, Sum>) {
  const { row, sums } = report;
  const page = sums ? reportPageWithSums(row, sumsOf(row, sums)) : reportPage(row);
  return {
    method: 'PUT',
    writes: false,
    body: reportQuery(sortableOf(report) as readonly Exclude<ColumnName<Row>, Computed>[], statesOf(report)),
    answers: { 200: page as Page<Row, Sum> },
    report,
  } as const;
}

/** The values of the filter `Status` of a report. */
export function statesOf({ row, status }: Pick<ReportSpec, 'row' | 'status'>): readonly string[] {
  const { Status } = row.shape;
  return status ?? (Status instanceof z.ZodMiniEnum ? (Status.options as readonly string[]) : []);
}

/** A column of a report. */
export interface ReportColumn {
  readonly kind: Kind;
  /** Whether the report can be ordered by it. */
  readonly isSortable: boolean;
  /** Text key prefix of its constants. */
  readonly words: string | undefined;
}

/** Whether a field is no column: what only holds or not, or a list of things with fields of their own. */
const isNoColumn = (schema: unknown): boolean =>
  schema instanceof z.ZodMiniBoolean || (schema instanceof z.ZodMiniArray && schema.def.element instanceof z.ZodMiniObject);

/** The columns of a report by name, in the order of the fields of a row. */
export const columnsOf = ({ row, computed = [], words = {} }: ReportSpec): Readonly<Record<string, ReportColumn>> =>
  Object.fromEntries(
    Object.entries(row.shape).flatMap(([name, schema]) =>
      isNoColumn(schema)
        ? []
        : [[name, { kind: kindOf(schema as z.ZodMiniType), isSortable: !computed.includes(name), words: words[name] }] as const],
    ),
  );

/** The names of the columns by which a report can be ordered. */
export const sortableOf = (report: ReportSpec): readonly string[] =>
  Object.entries(columnsOf(report)).flatMap(([name, { isSortable }]) => (isSortable ? [name] : []));
