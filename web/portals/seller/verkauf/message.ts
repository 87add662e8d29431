import type { Locale } from '../../../../contract/values/wire.ts';
import type { Translate } from '../../../../texts/texts.ts';
import { amount } from '../../shell/format.ts';
import type { SellerProdukt } from './load.ts';

interface Sent {
  readonly t: Translate;
  readonly locale: Locale;
  readonly mandant: string;
  readonly produkt: Pick<SellerProdukt, 'Name' | 'EmpfaengerCent'>;
  readonly link: string;
}

/** Text for a message of the seller: the product, the customer's reward if there is one, the seller's commission, and the link at the end. */
export const messageOf = ({ t, locale, mandant, produkt: { Name, EmpfaengerCent }, link }: Sent): string => {
  const words = { produkt: Name, mandant, link };
  return EmpfaengerCent > 0
    ? t('seller.nachricht.praemie', { ...words, praemie: amount(EmpfaengerCent, locale) })
    : t('seller.nachricht.ohne', words);
};
