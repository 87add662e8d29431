import type { Translate } from '../../texts/texts.ts';

/** An amount that no line break parts. */
export const unbroken = (wert: string): string => wert.replaceAll(' ', '\u00a0');

/** Days as people say them: whole weeks where it is some, after "innerhalb von". */
export const shownFrist = (t: Translate, tage: number): string =>
  unbroken(tage % 7 === 0 && tage >= 14 ? t('praemie.frist.wochen', { anzahl: tage / 7 }) : t('praemie.frist.tage', { anzahl: tage }));
