import { formatDay } from '../../../../contract/values/days.ts';
import type { Locale } from '../../../../contract/values/wire.ts';
import type { Translate } from '../../../../texts/texts.ts';

interface Span {
  readonly Startdatum: string;
  readonly Enddatum?: string | null | undefined;
}

/** From when until when an entry holds, in words. */
export function spanOf(t: Translate, { Startdatum, Enddatum }: Span, locale: Locale): string {
  const von = formatDay(Startdatum, locale);
  return Enddatum ? t('agentur.plan.gilt.zeit', { von, bis: formatDay(Enddatum, locale) }) : t('agentur.plan.gilt.ohneEnde', { von });
}
