import { createTexts } from '../../../texts/texts.ts';
import { formatDay } from '../../calendar.ts';
import type { MailTemplate } from '../../mail/template.ts';
import { mailOfAccount } from '../account/index.ts';
import { pageUrl } from '../mandant/index.ts';
import { findZahlung } from '../zahlung/index.ts';
import { findGuthabenStand } from './auszahlung.sql.ts';
import { findBeleg, findPersonOf } from './store.ts';

/** To a seller: commissions were transferred, on which day and for which document, without any amount. Keyed by the number of the payment. Not sent once it came back. */
export const provisionGezahlt: MailTemplate = {
  name: 'sellerAuszahlung',
  kind: 'single',
  isOwed: true,
  async load(context, zahlungsnummer) {
    const zahlung = await findZahlung(context, zahlungsnummer);
    const beleg = zahlung && (await findBeleg(context, zahlung.bezug));
    if (!beleg || zahlung.status !== 'Ausgefuehrt' || zahlung.ausgefuehrt_am === null) return null;
    const person = await findPersonOf(context, beleg.abrechnungsnummer);
    if (!person) return null;
    const values = { nummer: zahlung.bezug, tag: formatDay(zahlung.ausgefuehrt_am, person.language), zweck: zahlung.zweck };
    return mailOfAccount(
      context,
      person,
      'sellerAuszahlung',
      (locale, t) => ({ text: t('mail.sellerAuszahlung.knopf'), adresse: pageUrl(context, 'SellerBilling', locale, {}) }),
      values,
    );
  },
};

/**
 * Asks a seller for an account, since commissions cannot be paid to the one that is stored. Keyed by the number of the document or statement. Not sent once it is
 * paid or in a run, or another account is stored.
 */
export const kontoGesucht: MailTemplate = {
  name: 'sellerKonto',
  kind: 'single',
  isOwed: true,
  async load(context, bezug) {
    const stand = await findGuthabenStand(context, bezug);
    if (stand === null || stand === 'Bereit' || stand === 'ImLauf') return null;
    const beleg = await findBeleg(context, bezug);
    const person = beleg && (await findPersonOf(context, beleg.abrechnungsnummer));
    if (!person) return null;
    const t = createTexts(person.language, context.texte[person.language]);
    return mailOfAccount(
      context,
      person,
      'sellerKonto',
      (locale) => ({ text: t('mail.sellerKonto.knopf'), adresse: pageUrl(context, 'SellerData', locale, {}) }),
      { nummer: bezug, grund: t(`mail.sellerKonto.${stand}`) },
    );
  },
};
