import type { Context } from '../../context.ts';
import type { Abfrage } from './abfrage.ts';
import type { BerichtFuer } from './berichte.ts';
import { pageOf } from './seite.ts';
import type { Sicht } from './sicht.ts';

/** How a report is made for who asks. */
export type Make<Row, Zeile> = (context: Context, sicht: Sicht) => BerichtFuer<Row, Zeile> | Promise<BerichtFuer<Row, Zeile>>;

/** A page of a report as its call answers it. */
export async function berichtseiteOf<Row, Zeile>(make: Make<Row, Zeile>, context: Context, sicht: Sicht, abfrage: Abfrage | null) {
  const { bericht, zeilen } = await make(context, sicht);
  const { rows, ...page } = await pageOf(context, bericht, abfrage ?? {});
  return { ...page, Content: await zeilen(rows) };
}

/** A report with sums of these columns. */
export const withSummen = <Name extends string, Page extends { readonly Summen: Readonly<Record<string, number>> }>(
  page: Page,
  names: readonly Name[],
) => ({
  ...page,
  Summen: Object.fromEntries(names.map((name) => [name, page.Summen[name] ?? 0])) as Record<Name, number>,
});
