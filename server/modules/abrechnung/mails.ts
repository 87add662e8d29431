import type { MailTemplate } from '../../mail/template.ts';
import { mailOfAccount } from '../account/index.ts';
import { pageUrl } from '../mandant/index.ts';
import { findPersonOf } from './store.ts';

/** To a seller: a statement is there, without any amount. Keyed by the number of the statement. */
export const abrechnungDa: MailTemplate = {
  name: 'sellerAbrechnung',
  kind: 'notice',
  isOwed: true,
  async load(context, abrechnungsnummer) {
    const loaded = await mailOfAccount(context, await findPersonOf(context, abrechnungsnummer), 'sellerAbrechnung', (locale, t) => ({
      text: t('mail.sellerAbrechnung.knopf'),
      adresse: pageUrl(context, 'SellerBilling', locale, {}),
    }));
    return loaded && { ...loaded, line: { text: loaded.content.absaetze[0] ?? '', knopf: loaded.content.knopf } };
  },
};
