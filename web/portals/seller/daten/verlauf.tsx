import type { SellerDaten, SellerFeld } from '../../../../contract/calls/seller/daten.ts';
import { STEUERSTATUS } from '../../../../contract/rules/seller.ts';
import { isDay } from '../../../../contract/values/days.ts';
import { shortDay } from '../../../../contract/values/typed-day.ts';
import type { Locale } from '../../../../contract/values/wire.ts';
import type { Translate } from '../../../../texts/texts.ts';
import { ChangeList } from '../../features/aenderungen/change-list.tsx';
import { shortMoment } from '../../shell/format.ts';
import { useSeller } from '../own.ts';
import type { SectionProps } from './section.ts';

/** Changes of the data since the approval was asked for, latest first. */
export function Verlauf({ daten }: SectionProps) {
  const { t, locale } = useSeller();
  return (
    <ChangeList
      title={t('seller.verlauf')}
      empty={t('seller.verlauf.leer')}
      changes={daten.Aenderungen.map((change) => ({ key: `${change.Feld} ${change.GeaendertAm}`, ...linesOf(t, locale, change) }))}
    />
  );
}

const linesOf = (t: Translate, locale: Locale, { Feld, Vorher, Nachher, GeaendertAm }: SellerDaten['Aenderungen'][number]) => ({
  text: t('seller.verlauf.aenderung', {
    feld: t(`seller.feld.${Feld}`),
    vorher: shownValue(t, locale, Feld, Vorher),
    nachher: shownValue(t, locale, Feld, Nachher),
  }),
  note: shortMoment(GeaendertAm, locale),
});

/** A value of the history in words. The history joins tax data by commas: status, numbers and first day. */
function shownValue(t: Translate, locale: Locale, feld: SellerFeld, value: string | null): string {
  if (value === null) return t('seller.verlauf.nichts');
  if (feld === 'Geburtsdatum' && isDay(value)) return shortDay(value, locale);
  if (feld !== 'Steuer') return value;
  const parts = value.split(', ').map((part) => {
    const status = STEUERSTATUS.find((one) => one === part);
    if (status) return t(`seller.steuer.${status}`);
    return isDay(part) ? t('seller.verlauf.ab', { tag: shortDay(part, locale) }) : part;
  });
  return parts.join(', ');
}
