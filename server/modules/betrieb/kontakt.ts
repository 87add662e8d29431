import type { Kontaktnachricht } from '../../../contract/calls/kontakt.ts';
import type { Context } from '../../context.ts';
import { enqueueMail } from '../../mail/store.ts';
import type { Retention } from '../../retention.ts';
import { kontaktAnfrage, kontaktEingang } from './kontakt-mails.ts';
import { deleteKontaktnachrichten, insertKontaktnachricht, listSentKontaktnachrichten } from './store.ts';

/** Takes a message to support and mails it to the tenant, with a receipt to its sender. The message is stored only until its mails are sent. */
export async function submitKontaktnachricht(context: Context, { Captcha: _, ...nachricht }: Kontaktnachricht): Promise<void> {
  const id = context.random.nummer();
  await insertKontaktnachricht(context, {
    kontaktnachricht_id: id,
    inhalt: context.secrets.encrypt(JSON.stringify(nachricht), context.mandant, 'kontaktnachricht', id),
    language: context.locale,
    erstellt_am: context.now,
  });
  await enqueueMail(context, kontaktAnfrage, id);
  await enqueueMail(context, kontaktEingang, id);
}

/** Messages whose mails are sent, and those that could not be sent within two weeks. */
export const kontaktRetentions: readonly Retention[] = [
  { rule: 'kontaktnachricht', find: listSentKontaktnachrichten, remove: deleteKontaktnachrichten },
];
