import { writeProtokoll } from '../../audit/store.ts';
import type { CallRequest } from '../../calls/call-request.ts';
import { refuse } from '../../errors.ts';
import { loadByRow } from '../../mail/addressee.ts';
import { enqueueMail, isMailWaiting } from '../../mail/store.ts';
import { checkMailbox, checkStillMay, type FindTemplates, lockMail, refuseMail } from '../betrieb/index.ts';
import { findPerson, mailBezuegeOf } from './person.ts';
import { findNewestMail } from './reads.ts';

type Request = Pick<CallRequest, 'inContext' | 'login'>;

/**
 * Sends the newest mail of a template to a person once more, as it would be written now; one that waits is not doubled. Throws NichtGefunden for a template
 * that the person never got, NichtAuthorisiert, and Konflikt for a mail that has nothing to tell any more, or whose mailbox refused mails.
 */
export async function resendMailTo(
  { inContext, login }: Request,
  findTemplates: FindTemplates,
  id: string,
  vorlage: string,
): Promise<void> {
  const { person, mail } = await inContext(async (context) => {
    const found = await findPerson(context, id);
    const newest = await findNewestMail(context, await mailBezuegeOf(context, found), vorlage);
    return { person: found, mail: newest ?? refuse('NichtGefunden') };
  });
  // In a transaction of its own, since a mail that cannot be made may fail in the database.
  const made = await inContext((context) => loadByRow(context, findTemplates(), mail)).catch(() => null);
  if (made === null || made.template.kind !== 'single') return refuseMail('vorbei');
  const { template } = made;
  await inContext(async (context) => {
    await checkStillMay(context, login, 'PersonenAendern');
    // Of several presses at once the later ones find the mail of the first waiting.
    await lockMail(context, mail.mail_id);
    if (await isMailWaiting(context, template, mail.bezug)) return;
    await checkMailbox(context, made);
    await enqueueMail(context, template, mail.bezug);
    await writeProtokoll(context, 'person.mail', person.id, { vorlage });
  });
}
