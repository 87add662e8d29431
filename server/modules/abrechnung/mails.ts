import type { MailTemplate } from '../../mail/template.ts';
import { mailOfAccount } from '../account/index.ts';
import { claimSentencesOf } from '../forderung/index.ts';
import { pageUrl } from '../mandant/index.ts';
import { findGutschrift, findKorrigierte, findPersonOf, listBelege } from './store.ts';

/** To a seller: a document that was not paid is taken back as a whole, without any amount. Keyed by the number of the correction. */
export const gutschriftKorrigiert: MailTemplate = {
  name: 'sellerKorrektur',
  kind: 'single',
  isOwed: true,
  async load(context, gutschriftnummer) {
    const korrektur = await findGutschrift(context, gutschriftnummer);
    const korrigiert = await findKorrigierte(context, gutschriftnummer);
    if (!korrektur || korrigiert === null) return null;
    return mailOfAccount(
      context,
      await findPersonOf(context, korrektur.abrechnungsnummer),
      'sellerKorrektur',
      (locale, t) => ({ text: t('mail.sellerKorrektur.knopf'), adresse: pageUrl(context, 'SellerBilling', locale, {}) }),
      { nummer: gutschriftnummer, korrigiert },
    );
  },
};

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
