import { shortCent } from '../../../contract/values/cent.ts';
import { formatDay } from '../../../contract/values/days.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import type { Translate } from '../../../texts/texts.ts';

/** Replaces spaces with no-break spaces. */
export const withoutBreaks = (wert: string): string => wert.replaceAll(' ', '\u00a0');

/** Replaces the space of each German amount in a text with a no-break space, for pages; what is sent keeps ordinary spaces. */
export const withFixedAmounts = (text: string): string => text.replace(/(?<=\d) (?=€)/g, '\u00a0');

/** Amount of a grant, with the part that is a bonus if there is one. */
export const formatWert = (t: Translate, { WertCent, BonusCent }: Betrag, locale: Locale): string => {
  const wert = shortCent(WertCent, locale);
  return BonusCent ? t('praemie.bonus', { wert, bonus: shortCent(BonusCent, locale) }) : wert;
};

interface Betrag {
  readonly WertCent: number;
  readonly BonusCent?: number | undefined;
}

/** A number of days as text after "innerhalb von": in weeks from two whole weeks on. */
export const formatFrist = (t: Translate, tage: number): string =>
  withoutBreaks(tage % 7 === 0 && tage >= 14 ? t('praemie.frist.wochen', { anzahl: tage / 7 }) : t.plural('praemie.frist.tage', tage));

/** Promise of a transfer: the day if it is known, otherwise the number of days after the release. */
export const formatAuszahlung = (t: Translate, spaetestens: string | undefined, fristTage: number, locale: Locale): string =>
  spaetestens === undefined
    ? t('praemie.art.Ueberweisung.zeit', { frist: formatFrist(t, fristTage) })
    : t('praemie.art.Ueberweisung.bis', { tag: formatDay(spaetestens, locale) });
