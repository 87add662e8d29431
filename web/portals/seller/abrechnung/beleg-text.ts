import type { SellerGutschrift } from '../../../../contract/calls/seller/abrechnung.ts';
import { shortDay } from '../../../../contract/values/typed-day.ts';
import type { Locale } from '../../../../contract/values/wire.ts';
import { forderungSentences } from '../../../../texts/forderung-sentences.ts';
import type { Translate } from '../../../../texts/texts.ts';
import { amount } from '../../shell/format.ts';

/** Whether a document takes commissions back. */
export const isKorrektur = ({ BruttoCent }: Pick<SellerGutschrift, 'BruttoCent'>): boolean => BruttoCent < 0;

/**
 * What happens to the amount of a document: the day on which it is due, or was, or what a correction takes back. After an objection only the amount before VAT is
 * due; after the transfer its day. Null if nothing is to come. `today` is `YYYY-MM-DD`, `support` the tenant's address.
 */
export function belegText(
  t: Translate,
  locale: Locale,
  beleg: SellerGutschrift,
  { today, support }: { readonly today: string; readonly support: string },
): string | null {
  const { BruttoCent, Status, FaelligAm, WidersprochenAm, AusgezahltAm, KorrigiertDurch } = beleg;
  const tag = shortDay(FaelligAm, locale);
  if (isKorrektur(beleg) && beleg.Forderung) return forderungSentences(t, locale, beleg.Forderung).join(' ');
  if (isKorrektur(beleg)) return t('seller.beleg.zurueck', { betrag: amount(-BruttoCent, locale), tag });
  if (KorrigiertDurch !== null) return t('seller.beleg.korrigiert', { nummer: KorrigiertDurch });
  if (AusgezahltAm !== null) return t('seller.beleg.ausgezahlt', { tag: shortDay(AusgezahltAm, locale) });
  if (Status !== 'Offen') return null;
  if (FaelligAm < today) return t('seller.beleg.spaet', { tag, support });
  return t(WidersprochenAm === null ? 'seller.beleg.offen' : 'seller.beleg.offen.netto', { tag });
}
