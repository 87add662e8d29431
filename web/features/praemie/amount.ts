import { formatCent } from '../../../contract/values/cent.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import type { Translate } from '../../../texts/texts.ts';

/** An amount that no line break parts. */
export const unbroken = (wert: string): string => wert.replaceAll(' ', '\u00a0');

/** The amount of a grant, with what of it is a bonus where some is. */
export const shownWert = (t: Translate, wert: string, bonusCent: number | undefined, locale: Locale): string =>
  bonusCent ? t('praemie.bonus', { wert: unbroken(wert), bonus: unbroken(formatCent(bonusCent, locale)) }) : unbroken(wert);

/** Days as people say them: whole weeks where it is some, after "innerhalb von". */
export const shownFrist = (t: Translate, tage: number): string =>
  unbroken(tage % 7 === 0 && tage >= 14 ? t('praemie.frist.wochen', { anzahl: tage / 7 }) : t('praemie.frist.tage', { anzahl: tage }));
