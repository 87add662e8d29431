import type { TestApp } from '../../test/support/app.ts';
import { memoryMails } from '../../test/support/mails.ts';
import { makeMailDispatch } from './dispatch.ts';
import { enqueueMail } from './store.ts';
import type { MailTemplate } from './template.ts';

/** A letter to its `bezug`. */
const letter: MailTemplate = {
  name: 'letter',
  kind: 'single',
  load: async (_, an) => ({ an, locale: 'de', content: { betreff: 'Brief', anrede: 'Guten Tag', absaetze: ['Text'] } }),
};

/** Puts a letter to each address into a tenant's outbox; returns their ids, the dispatch that sends them, and what it sent. */
export async function letterTo(app: TestApp, tenant: string, addresses: readonly string[]) {
  const mails = memoryMails();
  const ids = await app.inTenant(tenant, async (context) => {
    for (const an of addresses) await enqueueMail(context, letter, an);
    const rows = await context.tx.selectFrom('mail').select(['mail_id', 'bezug']).where('vorlage', '=', letter.name).execute();
    return addresses.flatMap((an) => rows.filter(({ bezug }) => bezug === an).map(({ mail_id }) => mail_id));
  });
  return { ids, sent: mails.sent, dispatch: makeMailDispatch({ ...app.parts, mailTransport: mails.transport }, [letter]) };
}
