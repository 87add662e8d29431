import type { AuftragAktion, BetriebAuftragZeile } from '../../../contract/calls/betrieb/auftraege.ts';
import { amount } from '../../portals/shell/format.ts';
import type { useBackoffice } from '../backoffice.ts';

/** What a decision on these orders leads to, in a sentence with the sum of their rewards. */
export function consequenceOf(
  { t, locale }: Pick<ReturnType<typeof useBackoffice>, 't' | 'locale'>,
  aktion: AuftragAktion,
  rows: readonly Pick<BetriebAuftragZeile, 'WertCent' | 'Status'>[],
): string {
  if (aktion === 'Stornieren')
    return t(
      rows.some(({ Status }) => Status === 'Freigegeben')
        ? 'betrieb.auftrag.Stornieren.folge.freigegeben'
        : 'betrieb.auftrag.Stornieren.folge',
    );
  const sum = rows.reduce((total, { WertCent }) => total + WertCent, 0);
  return sum === 0 ? t('betrieb.auftrag.folge.ohne') : t(`betrieb.auftrag.${aktion}.folge`, { wert: amount(sum, locale) });
}
