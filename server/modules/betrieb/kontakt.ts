import type { Kontaktnachricht } from '../../../contract/kontakt.ts';
import { addTage } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import type { MandantScope } from '../../db/scope.ts';
import { enqueueMail } from '../../mail/store.ts';
import { kontaktAnfrage, kontaktEingang } from './kontakt-mails.ts';
import { deleteSentKontaktnachrichten, insertKontaktnachricht } from './store.ts';

/** A message that could not be sent for so long is given up. */
const GIVEN_UP_DAYS = 14;

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

/** Deletes messages whose mails are sent, and those that nobody could be sent for two weeks. */
export const tidyKontaktnachrichten = (scope: MandantScope, now: Date): Promise<void> =>
  deleteSentKontaktnachrichten(scope, addTage(now, -GIVEN_UP_DAYS));
