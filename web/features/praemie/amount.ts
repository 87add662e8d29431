import { shortCent } from '../../../contract/values/cent.ts';
import { formatDay } from '../../../contract/values/days.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import type { Translate } from '../../../texts/texts.ts';

/** What no line break parts. */
export const withoutBreaks = (wert: string): string => wert.replaceAll(' ', '\u00a0');

/** The amount of a grant, with what of it is a bonus where some is. */
export const formatWert = (t: Translate, { WertCent, BonusCent }: Betrag, locale: Locale): string => {
  const wert = shortCent(WertCent, locale);
  return BonusCent ? t('praemie.bonus', { wert, bonus: shortCent(BonusCent, locale) }) : wert;
};

interface Betrag {
  readonly WertCent: number;
  readonly BonusCent?: number | undefined;
}

/** Days as people say them: whole weeks where it is some, after "innerhalb von". */
export const formatFrist = (t: Translate, tage: number): string =>
  withoutBreaks(tage % 7 === 0 && tage >= 14 ? t('praemie.frist.wochen', { anzahl: tage / 7 }) : t.plural('praemie.frist.tage', tage));

/** By when a transfer is promised: the day where one is known, else within so many days of the release. */
export const formatAuszahlung = (t: Translate, spaetestens: string | undefined, fristTage: number, locale: Locale): string =>
  spaetestens === undefined
    ? t('praemie.art.Ueberweisung.zeit', { frist: formatFrist(t, fristTage) })
    : t('praemie.art.Ueberweisung.bis', { tag: formatDay(spaetestens, locale) });
