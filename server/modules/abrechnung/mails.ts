import type { MailTemplate } from '../../mail/template.ts';
import { mailOfAccount } from '../account/index.ts';
import { claimSentencesOf } from '../forderung/index.ts';
import { pageUrl } from '../mandant/index.ts';
import { findPersonOf, listBelege } from './store.ts';

/** To a seller: a statement is there, without any amount but that of a claim which began with it. Keyed by the number of the statement. */
export const abrechnungDa: MailTemplate = {
  name: 'sellerAbrechnung',
  kind: 'notice',
  isOwed: true,
  async load(context, abrechnungsnummer) {
    const loaded = await mailOfAccount(context, await findPersonOf(context, abrechnungsnummer), 'sellerAbrechnung', (locale, t) => ({
      text: t('mail.sellerAbrechnung.knopf'),
      adresse: pageUrl(context, 'SellerBilling', locale, {}),
    }));
    if (!loaded) return null;
    const belege = (await listBelege(context, [abrechnungsnummer])).map((one) => one.gutschriftnummer);
    const claims = await claimSentencesOf(context, loaded.locale, belege);
    const [first = '', ...others] = loaded.content.absaetze;
    return {
      ...loaded,
      content: { ...loaded.content, absaetze: [first, ...claims, ...others] },
      line: { text: [first, ...claims].join(' '), knopf: loaded.content.knopf },
    };
  },
};
