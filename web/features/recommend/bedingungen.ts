import type { Zeitraum } from '../../../contract/calls/praemie/praemie.ts';
import { shortCent } from '../../../contract/values/cent.ts';
import { formatDay } from '../../../contract/values/days.ts';
import type { PageContext } from '../../shell/page.ts';

/** The reward in the tenant's words: the amount until the last order date, then the amount of each later period. */
export const bedingungenOf = (
  { t, locale }: Pick<PageContext, 't' | 'locale'>,
  abschlussname: string,
  zeitraeume: readonly Zeitraum[],
): readonly string[] =>
  zeitraeume.map(({ Startdatum, Enddatum, WertCent }, index) =>
    t(index === 0 ? 'praemie.bedingung' : 'praemie.bedingungSpaeter', {
      abschlussname,
      praemieWert: shortCent(WertCent, locale),
      startdatum: formatDay(Startdatum, locale),
      enddatum: formatDay(Enddatum, locale),
    }),
  );
