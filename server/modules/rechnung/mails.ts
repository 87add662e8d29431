import type { Context } from '../../context.ts';
import { enqueueMail } from '../../mail/store.ts';
import type { MailTemplate } from '../../mail/template.ts';
import { unlinked } from '../../mail/unlinked.ts';
import { mailOfAccount } from '../account/index.ts';
import { findActiveBenutzer, listInhaber } from '../agentur/index.ts';
import { pageUrl } from '../mandant/index.ts';

/** Informs an owner of an agency of a new document, without any amount. By the id of the agency user. */
export const rechnungDa: MailTemplate = {
  name: 'agenturRechnung',
  kind: 'notice',
  isOwed: true,
  async load(context, id) {
    const person = await findActiveBenutzer(context, id);
    if (!person?.rollen.includes('Inhaber')) return null;
    const loaded = await mailOfAccount(
      context,
      person,
      'agenturRechnung',
      (locale, t) => ({
        text: t('mail.agenturRechnung.knopf'),
        adresse: pageUrl(context, 'AgencyArea', locale, { bericht: 'rechnungen' }),
      }),
      { agentur: unlinked(person.name) },
    );
    return loaded && { ...loaded, line: { text: loaded.content.absaetze[0] ?? '', knopf: loaded.content.knopf } };
  },
};

/** Mails the owners of an agency that it has a new document. */
export async function mailInhaber(context: Context, agenturnummer: string): Promise<void> {
  for (const id of await listInhaber(context, agenturnummer)) await enqueueMail(context, rechnungDa, id);
}
