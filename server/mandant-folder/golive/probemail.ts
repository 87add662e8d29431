import { createTexts } from '../../../texts/texts.ts';
import type { Context } from '../../context.ts';
import { greeting } from '../../mail/greeting.ts';
import { enqueueMail } from '../../mail/store.ts';
import type { MailTemplate } from '../../mail/template.ts';
import { backofficeUrl, findEntscheider } from '../../modules/betrieb/index.ts';

/** End of the key of a test mail, which names the sender: another sender needs another mail. */
export const senderKey = ({ konfiguration }: Pick<Context, 'konfiguration'>): string => ` ${konfiguration.SupportEmail}`;

/** To a person of the back office who tries the sender, keyed by the person and the sender. Not sent once the sender changed. */
export const probemail: MailTemplate = {
  name: 'probemail',
  kind: 'single',
  isOwed: true,
  async load(context, bezug) {
    const key = senderKey(context);
    const person = bezug.endsWith(key) ? await findEntscheider(context, bezug.slice(0, -key.length)) : null;
    if (!person) return null;
    const { email, vorname, nachname, language } = person;
    const t = createTexts(language, context.texte[language]);
    const values = { mandant: context.konfiguration.Name };
    return {
      an: email,
      locale: language,
      content: {
        betreff: t('mail.probemail.betreff', values),
        anrede: greeting(t, vorname, nachname),
        absaetze: [t('mail.probemail.text1', values), t('mail.probemail.text2', values)],
        knopf: { text: t('mail.probemail.knopf'), adresse: backofficeUrl(context, `/${context.mandant}/live`) },
        hinweis: t('mail.probemail.hinweis', values),
      },
    };
  },
};

/** Puts a test mail to a person into the outbox. */
export const enqueueProbemail = (context: Context, benutzerId: string): Promise<void> =>
  enqueueMail(context, probemail, `${benutzerId}${senderKey(context)}`);
