import type { Context } from '../../context.ts';
import { enqueueMail } from '../../mail/store.ts';
import type { MailTemplate } from '../../mail/template.ts';
import { mailOfAccount } from '../account/index.ts';
import { findPerson, listInhaber } from '../agentur/index.ts';
import { pageUrl } from '../mandant/index.ts';

/** To each owner: there is a new document, without any amount. By the id under which they work for the agency. */
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

/** Tells who runs an agency that it has a new document. */
export async function tellInhaber(context: Context, agenturnummer: string): Promise<void> {
  for (const id of await listInhaber(context, agenturnummer)) await enqueueMail(context, rechnungDa, id);
}
