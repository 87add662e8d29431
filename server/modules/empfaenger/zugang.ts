import type { Context } from '../../context.ts';
import { emailSchluessel } from '../../email-address.ts';
import { enqueueMail } from '../../mail/store.ts';
import { sendConfirmation } from './join/join.ts';
import { empfaengerZugang } from './mails.ts';
import { listForZugang } from './reads.ts';

/** Limit of mails for one request: hardly anyone has joined more than a few referrals; beyond it only the newest are mailed. */
const MAILS = 3;

/**
 * Mails the owner of an address a link to the data of each recipient with it: the current secret, or first the link to confirm. For an
 * unknown address it queues a mail that is dropped, so that the answer takes as long.
 */
export async function requestZugang(context: Context, email: string): Promise<void> {
  const rows = await listForZugang(context, emailSchluessel(email), MAILS);
  for (const row of rows) {
    if (row.bestaetigt_am === null) await sendConfirmation(context, row.empfaengernummer);
    else await enqueueMail(context, empfaengerZugang, row.empfaengernummer);
  }
  if (rows.length === 0) await enqueueMail(context, empfaengerZugang, context.random.nummer());
}

/** Whether the owner of an address can get a link to the data of a recipient. */
export const hasOpenZugang = async (context: Context, email: string): Promise<boolean> =>
  (await listForZugang(context, emailSchluessel(email), 1)).length > 0;
