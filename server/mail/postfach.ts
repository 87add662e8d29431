import { addMinutes } from '../calendar.ts';
import type { Context, Mandant } from '../context.ts';
import { emailAlias } from '../email-address.ts';
import { limitOf } from '../limits/limits.ts';
import { letThrough } from '../limits/store.ts';
import type { Parts } from '../parts.ts';
import { allow, emailHash } from './ruecklauf/sperre.ts';
import { upsertPostfach } from './store.ts';

/** A keyed hash that identifies a mailbox, whatever the spelling of its address. */
const postfachHash = ({ secrets }: Pick<Parts, 'secrets'>, email: string): string => secrets.pseudonym('postfach', emailAlias(email));

/**
 * Notes that the owner of a mailbox acted: used a mailed link, or logged in. Earlier mails no longer count, and a suppression of the address ends. Comes last in
 * its transaction, so that no two transactions wait for each other.
 */
export async function recordHandlung(context: Context, email: string): Promise<void> {
  await allow(context, emailHash(context.secrets, email));
  await upsertPostfach(context, postfachHash(context, email), context.now);
}

/**
 * Whether a mail may go to its mailbox: 3 of a kind per hour and 8 per day over all kinds and tenants since its owner last acted, by the moments at
 * which the mails were caused. Called before each sending; a mail that may go may go again if the sending fails.
 */
export function mayBeMailed(
  parts: Parts,
  mandant: Mandant,
  mail: { readonly mailId: string; readonly vorlage: string; readonly an: string; readonly erstelltAm: Date },
): Promise<boolean> {
  const limit = (name: 'mailsEinerVorlage' | 'mailsEinesPostfachs') => {
    const { anzahl, minuten } = limitOf(mandant, name);
    return { anzahl, seit: addMinutes(mail.erstelltAm, -minuten) };
  };
  const { an, ...passage } = mail;
  const limits = { vorlageLimit: limit('mailsEinerVorlage'), postfachLimit: limit('mailsEinesPostfachs') };
  return parts.db.inSystem((scope) => letThrough(scope, { ...passage, ...limits, postfachHash: postfachHash(parts, an) }));
}
