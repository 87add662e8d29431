import type { MaxPraemie } from '../contract/rules/max-praemie.ts';
import { shortCent } from '../contract/values/cent.ts';
import type { Locale } from '../contract/values/wire.ts';
import type { TextKey, Translate } from './texts.ts';

/** Sentences about everything that can be recommended, with `{praemie}` for its reward. */
type MaxPraemieKey = Extract<TextKey, 'home.kernsatz' | 'home.bedingung' | 'exklusiv.was.text'>;

const UP_TO: Readonly<Record<Locale, RegExp>> = { de: /\bbis zu (?=bis zu )/gi, en: /\bup to (?=up to )/gi };

/**
 * A sentence about several rewards. `{praemie}` is their amount if all are the same, otherwise "bis zu 110 €", with a capital where the sentence begins. A
 * tenant's text that says "bis zu {praemie}" itself says it once.
 */
export function maxPraemieText(t: Translate, key: MaxPraemieKey, { wertCent, isSame }: MaxPraemie, locale: Locale): string {
  const amount = shortCent(wertCent, locale);
  if (isSame) return t(key, { praemie: amount });
  const upTo = t('praemie.bisZu', { praemie: amount });
  const [first = '', ...others] = t(key, { praemie: upTo }).replace(UP_TO[locale], '').split(upTo);
  return others.reduce((before, after) => `${before}${isSentenceStart(before) ? capitalised(upTo) : upTo}${after}`, first);
}

const isSentenceStart = (before: string): boolean => before === '' || ['. ', '! ', '? '].some((end) => before.endsWith(end));

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
