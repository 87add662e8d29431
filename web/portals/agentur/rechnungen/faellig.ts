import type { Rechnung, RechnungZeile } from '../../../../contract/calls/agentur/rechnungen.ts';
import { shortDay } from '../../../../contract/values/typed-day.ts';
import type { Locale } from '../../../../contract/values/wire.ts';
import type { Translate } from '../../../../texts/texts.ts';
import { amount } from '../../shell/format.ts';

/** Due day of a document; null if there is nothing to pay, because its amount is not above 0 or it was cancelled. */
export const faelligAm = ({ Status, BruttoCent, FaelligAm }: Pick<RechnungZeile, 'Status' | 'BruttoCent' | 'FaelligAm'>): string | null =>
  Status === 'Storniert' || BruttoCent <= 0 ? null : FaelligAm;

type Guthaben = Pick<Rechnung, 'Status' | 'BruttoCent' | 'FaelligAm' | 'BezahltAm'>;

/**
 * What happens to an amount in favour of the agency: the day by which the tenant transfers it, that it is late once that day is over, or when it was transferred. Null
 * if there is none. `today` is `YYYY-MM-DD`.
 */
export function guthabenText(t: Translate, locale: Locale, rechnung: Guthaben, today: string): string | null {
  const { Status, BruttoCent, FaelligAm, BezahltAm } = rechnung;
  if (Status === 'Storniert' || BruttoCent >= 0) return null;
  const betrag = amount(-BruttoCent, locale);
  if (BezahltAm !== null) return t('agentur.rechnung.guthabenUeberwiesen', { betrag, tag: shortDay(BezahltAm, locale) });
  const isLate = FaelligAm < today;
  return t(isLate ? 'agentur.rechnung.guthabenVerspaetet' : 'agentur.rechnung.guthaben', { betrag, tag: shortDay(FaelligAm, locale) });
}
