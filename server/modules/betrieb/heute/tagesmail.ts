import { createTexts } from '../../../../texts/texts.ts';
import { nextMorning } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import type { Sweep } from '../../../jobs/sweep.ts';
import { greeting } from '../../../mail/greeting.ts';
import { enqueueMail, isMailWaiting } from '../../../mail/store.ts';
import type { MailTemplate } from '../../../mail/template.ts';
import type { CountWaiting } from '../../../reports/waiting.ts';
import { backofficeUrl } from '../benutzer/mails.ts';
import { findEntscheider } from '../benutzer/recht.ts';
import { anstehendFor } from './heute.ts';
import * as store from './tagesmail.sql.ts';

/** The daily mail about what waits, and the sweep that writes it. */
export function makeTagesmail(lists: readonly CountWaiting[]): { readonly mail: MailTemplate; readonly sweep: Sweep } {
  /** The person with what waits now; null without a role, a wish for the mail, or anything to do. */
  async function contentFor(context: Context, benutzerId: string) {
    const person = await findEntscheider(context, benutzerId);
    if (!person || !(await store.hasTagesmail(context, benutzerId))) return null;
    const anstehend = await anstehendFor({ ...context, locale: person.language }, lists, person);
    return anstehend.length === 0 ? null : { person, anstehend };
  }

  /** To a person who wants it: the sentences of home, as they are when it is sent. Keyed by the person. */
  const mail: MailTemplate = {
    name: 'betriebTagesmail',
    kind: 'single',
    isOwed: true,
    isOptional: true,
    async load(context, benutzerId) {
      const content = await contentFor(context, benutzerId);
      if (!content) return null;
      const { person, anstehend } = content;
      const locale = person.language;
      const t = createTexts(locale, context.texte[locale]);
      const values = { mandant: context.konfiguration.Name };
      return {
        an: person.email,
        locale,
        content: {
          betreff: t('mail.betriebTagesmail.betreff', values),
          anrede: greeting(t, person.vorname, person.nachname),
          absaetze: [t('mail.betriebTagesmail.text', values)],
          liste: anstehend.map(({ Was }) => Was),
          knopf: { text: t('mail.betriebTagesmail.knopf'), adresse: backofficeUrl(context, `/${context.mandant}/uebersicht`) },
          hinweis: t('mail.betriebTagesmail.hinweis'),
        },
      };
    },
  };

  /** Once a day for each person who wants it. A person without a role is not asked again. */
  const sweep: Sweep = {
    name: 'betrieb.tagesmail',
    due: store.dueTagesmails,
    async run(context, benutzerId) {
      const row = await store.lockTagesmail(context, benutzerId);
      if (!row || row.faellig_am > context.now) return;
      if (!(await findEntscheider(context, benutzerId))) return store.deleteTagesmail(context, benutzerId);
      await store.setFaellig(context, benutzerId, nextMorning(context.now));
      // A mail that still waits says the same when it is sent.
      if (await isMailWaiting(context, mail, benutzerId)) return;
      if (await contentFor(context, benutzerId)) await enqueueMail(context, mail, benutzerId);
    },
  };
  return { mail, sweep };
}
