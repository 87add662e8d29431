import type { Kontaktnachricht } from '../../../contract/calls/kontakt.ts';
import type { Context } from '../../context.ts';
import { enqueueMail } from '../../mail/store.ts';
import type { Retention } from '../../retention.ts';
import { kontaktAnfrage, kontaktEingang } from './kontakt-mails.ts';
import { deleteKontaktnachrichten, insertKontaktnachricht, listSentKontaktnachrichten } from './store.ts';

/** Takes a message to support: it goes to the tenant, a receipt to its sender, by mail; nothing else keeps it. */
export async function takeKontaktnachricht(context: Context, { Captcha: _, ...nachricht }: Kontaktnachricht): Promise<void> {
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

/** Messages whose mails are sent, and those that could not be sent for two weeks. */
export const kontaktRetentions: readonly Retention[] = [
  { rule: 'kontaktnachricht', find: listSentKontaktnachrichten, remove: deleteKontaktnachrichten },
];
