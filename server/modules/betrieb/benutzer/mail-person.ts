import { dayOf } from '../../../calendar.ts';
import type { InstallationScope } from '../../../calls/installation.ts';
import type { Mandant } from '../../../context.ts';
import { enqueueMail } from '../../../mail/store.ts';
import type { MailTemplate } from '../../../mail/template.ts';
import * as store from './store.ts';

/**
 * The tenant whose outbox carries the mails about a person's account: the first by name for which the person works, for people of the platform the first of
 * all. Undefined if there is none: then an operator has the link from `npm run operator`.
 */
async function senderOf(
  scope: InstallationScope,
  { benutzer_id, plattform }: Pick<store.Person, 'benutzer_id' | 'plattform'>,
): Promise<Mandant | undefined> {
  const names = (await store.listRoles(scope, benutzer_id, dayOf(scope.now))).map(({ mandant }) => mandant);
  return scope.mandanten
    .filter(({ mandant }) => plattform || names.includes(mandant))
    .toSorted((a, b) => (a.mandant < b.mandant ? -1 : 1))
    .at(0);
}

/** Puts a mail about a person's account into an outbox, in the transaction of the change. Returns whether there is a tenant that sends it. */
export async function mailPerson(
  scope: InstallationScope,
  person: Pick<store.Person, 'benutzer_id' | 'plattform'>,
  template: MailTemplate,
  bezug: string = person.benutzer_id,
): Promise<boolean> {
  const sender = await senderOf(scope, person);
  if (sender) await scope.asMandant(sender, (context) => enqueueMail(context, template, bezug));
  return sender !== undefined;
}
