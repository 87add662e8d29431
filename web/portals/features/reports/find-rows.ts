import type { ReportCall } from '../../../../contract/calls/bericht.ts';
import type { Portal } from '../../shell/portal.tsx';
import type { Hit } from '../../shell/search/search-hits.tsx';

/** A report that the command palette searches. */
export interface SearchedReport {
  readonly call: ReportCall;
  /** Heading of its hits. */
  readonly group: string;
  /** Columns of the two lines of a hit. */
  readonly title: readonly string[];
  readonly detail: readonly string[];
  /** Address of the found row. */
  hrefOf(row: Readonly<Record<string, unknown>>): string;
}

const MAX_HITS = 5;

/** Finds rows by the search of the reports themselves, up to `MAX_HITS` of each. */
export async function findRows<Own>(
  { call }: Portal<Own>,
  reports: readonly SearchedReport[],
  query: string,
  signal: AbortSignal,
): Promise<readonly Hit[]> {
  const found = await Promise.all(
    reports.map(async ({ call: definition, group, title, detail, hrefOf }) => {
      const { body } = await call(definition, { body: { Pagesize: MAX_HITS, Filter: query } } as never, { signal });
      const { Content } = body as unknown as { Content: readonly Readonly<Record<string, unknown>>[] };
      return Content.map((row): Hit => {
        const text = (names: readonly string[], separator: string) =>
          names
            .map((name) => row[name])
            .filter(Boolean)
            .join(separator);
        return { href: hrefOf(row), title: text(title, ' '), detail: text(detail, ' · '), group };
      });
    }),
  );
  return found.flat();
}
