import * as z from 'zod/mini';
import { Datum, isStorableText } from '../values/wire.ts';

/** Rows of a page of a report, and the most that can be asked for. */
export const ZEILEN = 25;
export const MAX_ZEILEN = 200;
const MAX_SEITE = 1_000_000;

/** Characters of a search. */
export const SUCHE_ZEICHEN = 200;

/** What is searched: beginnings of words and numbers. */
export const Suche = z.string().check(z.maxLength(SUCHE_ZEICHEN), z.refine(isStorableText, { params: { code: 'zeichen' } }));

/** Formats of exports. */
export const EXPORT_FORMATE = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATE)[number];

/** Rows up to which the file is the answer; more are written in the background. */
export const EXPORT_SOFORT = 10_000;
/** How long a written file can be fetched. */
export const EXPORT_STUNDEN = 24;

export const EXPORT_TYPEN = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<ExportFormat, string>;

/** What waits today, in the order in which the start page says it; a report can be asked for just these rows. */
export const ANSTEHEND = ['AuftraegeFreigebbar', 'Wiedervorlagen', 'LeadsAmZug', 'EinladungenEnden'] as const;
export type Anstehend = (typeof ANSTEHEND)[number];

/** A whole number; what is outside of its bounds is the nearest of them. */
const nearest = (standard: number, max: number) =>
  z._default(
    z.nullable(
      z.pipe(
        z.int(),
        z.transform((value) => Math.min(Math.max(value, 1), max)),
      ),
    ),
    standard,
  );

const Nummern = z.optional(z.nullable(z.string().check(z.maxLength(80), z.refine(isStorableText, { params: { code: 'zeichen' } }))));
const Tag = z.optional(z.nullable(Datum));

/** By what the rows of a report are chosen; a text is its search. */
const filterOf = <S extends readonly string[]>(status: S) =>
  z.optional(
    z.nullable(
      z.union([
        Suche,
        z.strictObject({
          Suche: z.optional(z.nullable(Suche)),
          Status: z.optional(z.nullable(z.array(z.enum(status)).check(z.maxLength(status.length)))),
          Von: Tag,
          Bis: Tag,
          ProduktId: z.optional(z.nullable(z.int32())),
          Mitarbeiternummer: Nummern,
          Channel: Nummern,
          Anstehend: z.optional(z.nullable(z.enum(ANSTEHEND))),
        }),
      ]),
    ),
  );

/**
 * The query of a report: order by one of its columns, page from 1, and what the rows are chosen by. `Von` and `Bis` are days, both
 * included, of the report's own date; `Anstehend` leaves the rows that the start page counts, and of a report without such rows none.
 */
export const berichtabfrage = <C extends readonly string[], S extends readonly string[]>(columns: C, status: S) =>
  z._default(
    z.nullable(
      z.strictObject({
        OrderBy: z.optional(z.nullable(z.enum(columns))),
        Descending: z.optional(z.nullable(z.boolean())),
        Pagesize: nearest(ZEILEN, MAX_ZEILEN),
        Pagenumber: nearest(1, MAX_SEITE),
        Filter: filterOf(status),
      }),
    ),
    { Pagesize: ZEILEN, Pagenumber: 1 },
  );

/** A page of a report; `TotalCount` is of all rows that the filter leaves. */
export const berichtseite = <Zeile extends z.ZodMiniObject>(zeile: Zeile) =>
  z.object({ Content: z.array(zeile), HasNext: z.boolean(), PageCount: z.int(), TotalCount: z.int() });

/** The same with sums, of all rows that the filter leaves too. */
export const summierteSeite = <Zeile extends z.ZodMiniObject, Summen extends z.ZodMiniObject>(zeile: Zeile, summen: Summen) =>
  z.extend(berichtseite(zeile), { Summen: summen });
