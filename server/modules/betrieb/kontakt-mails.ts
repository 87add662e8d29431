import type { Kontaktnachricht } from '../../../contract/calls/kontakt.ts';
import { createTexts } from '../../../texts/texts.ts';
import type { Context } from '../../context.ts';
import { wantsNoMail } from '../../mail/mail-sperre.ts';
import type { MailTemplate } from '../../mail/template.ts';
import { unlinked } from '../../mail/unlinked.ts';
import { pageUrl } from '../mandant/index.ts';
import { findKontaktnachricht } from './store.ts';

/** Mail to the tenant's support with the message as typed; an answer goes to its sender. Takes the id of the message. */
export const kontaktAnfrage: MailTemplate = {
  name: 'kontaktAnfrage',
  kind: 'single',
  isOwed: true,
  async load(context, id) {
    const read = await readKontaktnachricht(context, id);
    if (!read) return null;
    const { Anrede, Name, Email, Betreff, Nachricht } = read.nachricht;
    const locale = context.konfiguration.language;
    const t = createTexts(locale, context.texte[locale]);
    const values = { name: [Anrede, unlinked(Name)].filter(Boolean).join(' '), email: Email, betreff: unlinked(Betreff) };
    return {
      an: context.konfiguration.SupportEmail,
      antwortAn: Email,
      locale,
      content: {
        betreff: t('kontakt.anfrage.betreff', values),
        anrede: t('mail.anredeNeutral'),
        absaetze: [
          t('kontakt.anfrage.text', values),
          t('kontakt.anfrage.betreffzeile', values),
          ...Nachricht.split(/[\r\n]+/).map(unlinked),
        ],
        hinweis: t('kontakt.anfrage.hinweis'),
      },
    };
  },
};

/** Receipt to the sender. Quotes nothing of the message, since anyone can type another person's address. Takes the id of the message. */
export const kontaktEingang: MailTemplate = {
  name: 'kontaktEingang',
  kind: 'single',
  async load(context, id) {
    const read = await readKontaktnachricht(context, id);
    if (!read || (await wantsNoMail(context, read.nachricht.Email))) return null;
    const t = createTexts(read.locale, context.texte[read.locale]);
    const values = { mandant: context.konfiguration.Name };
    return {
      an: read.nachricht.Email,
      locale: read.locale,
      content: {
        betreff: t('kontakt.eingang.betreff', values),
        anrede: t('mail.anredeNeutral'),
        absaetze: [t('kontakt.eingang.text', values)],
        knopf: { text: t('kontakt.eingang.knopf'), adresse: pageUrl(context, 'Faq', read.locale, {}) },
        hinweis: t('kontakt.eingang.hinweis', values),
      },
    };
  },
};

async function readKontaktnachricht(context: Context, id: string) {
  const row = await findKontaktnachricht(context, id);
  if (!row) return null;
  const text = context.secrets.decrypt(row.inhalt, context.mandant, 'kontaktnachricht', id);
  return { nachricht: JSON.parse(text) as Omit<Kontaktnachricht, 'Captcha'>, locale: row.language };
}
