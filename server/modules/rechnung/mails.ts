import type { MailTemplate } from '../../mail/template.ts';
import { mailOfAccount } from '../account/index.ts';
import { findPerson } from '../agentur/index.ts';
import { pageUrl } from '../mandant/index.ts';

/** To each owner: there is a new invoice, without any amount. By the id under which they work for the agency. */
export const rechnungDa: MailTemplate = {
  name: 'agenturRechnung',
  isOwed: true,
  async load(context, id) {
    const person = await findPerson(context, id);
    if (!person) return null;
    return mailOfAccount(
      context,
      person,
      'agenturRechnung',
      (locale, t) => ({
        text: t('mail.agenturRechnung.knopf'),
        adresse: pageUrl(context, 'AgencyArea', locale, { bericht: 'rechnungen' }),
      }),
      { agentur: person.name },
    );
  },
};
