import { decidingRecht, type Punkt, WAITING } from '../../contract/calls/betrieb/heute.ts';
import { MAX_COUNTED_ROWS } from '../../contract/calls/betrieb/liste.ts';
import { type HolderOf, may } from '../../contract/rules/rechte.ts';
import { createTexts } from '../../texts/texts.ts';
import type { Context } from '../context.ts';
import { listPageOf } from './list.ts';
import type { Report } from './report.ts';

type List = Punkt['Liste'];

/** Counts the rows of a list that wait for a decision that the caller may take, by the filters that show them. */
export type CountWaiting = (context: Context, holder: HolderOf<'B'>) => Promise<readonly Punkt[]>;

/** Keys of the sentences, one for each value of a list's filter. */
type Sentence = {
  [Name in List]: `betrieb.heute.${Name}.${(typeof WAITING)[Name]['faellig'][number]}`;
}[List];

/**
 * Counts waiting rows of a list, which has a filter `Faellig`, for all its values or the named ones. `dayOf` is the day of a row by the list's usual order.
 */
export const countWaiting =
  <Name extends List, Row, Line>(
    Liste: Name,
    reportOf: (context: Context) => Report<Row, Line, string> | Promise<Report<Row, Line, string>>,
    dayOf: (line: Line) => string,
    faellig: readonly (typeof WAITING)[Name]['faellig'][number][] = WAITING[Liste].faellig,
  ): CountWaiting =>
  async (context, holder) => {
    const counted = faellig.filter((value) => may(holder, decidingRecht(Liste, value)));
    if (counted.length === 0) return [];
    const report = { ...(await reportOf(context)), sums: {} };
    const t = createTexts(context.locale, context.texte[context.locale]);
    const found: Punkt[] = [];
    for (const Faellig of counted) {
      const oldestFirst = { OrderBy: report.defaultOrder.by, Descending: false, Pagesize: 1, Filter: { Faellig } };
      const { Content, TotalCount, TotalGenau } = await listPageOf(context, report, oldestFirst);
      const [oldest] = Content;
      if (!oldest) continue;
      const sentence = `betrieb.heute.${Liste}.${Faellig}` as Sentence;
      const Was = TotalGenau
        ? t.plural(sentence, TotalCount)
        : t(`${sentence}.other`, { anzahl: t('portal.tabelle.mehrAls', { anzahl: MAX_COUNTED_ROWS }) });
      found.push({ Liste, Faellig, Anzahl: TotalCount, Genau: TotalGenau, Aeltester: dayOf(oldest), Was });
    }
    return found;
  };
