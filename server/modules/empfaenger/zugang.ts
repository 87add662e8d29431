import type { Context } from '../../context.ts';
import { emailSchluessel } from '../../email-address.ts';
import { enqueueMail } from '../../mail/store.ts';
import { sendConfirmation } from './join.ts';
import { empfaengerZugang } from './mails.ts';
import { listForZugang } from './reads.ts';

/** Nobody has joined more than a few referrals at once; whoever has is mailed the newest. */
const MAILS = 3;

/**
 * Mails the owner of an address the way to the data of each recipient of it: the secret as it is now, or the link that confirms first. Of an
 * address that nobody has the same is written, and nothing sent, so that the answer comes as fast.
 */
export async function requestZugang(context: Context, email: string): Promise<void> {
  const rows = await listForZugang(context, emailSchluessel(email), MAILS);
  for (const row of rows) {
    if (row.bestaetigt_am === null) await sendConfirmation(context, row.empfaengernummer);
    else await enqueueMail(context, empfaengerZugang, row.empfaengernummer);
  }
  if (rows.length === 0) await enqueueMail(context, empfaengerZugang, context.random.nummer());
}
