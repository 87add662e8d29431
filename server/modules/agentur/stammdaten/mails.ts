import { createTexts } from '../../../../texts/texts.ts';
import { dayOf, formatDay } from '../../../calendar.ts';
import type { MailTemplate } from '../../../mail/template.ts';
import { unlinked } from '../../../mail/unlinked.ts';
import { findAenderung } from './store.ts';

/** To the former address of an agency: its bank account or address has changed, without the new value. Keyed by the id of the change. */
export const agenturAngabeGeaendert: MailTemplate = {
  name: 'agenturAngabeGeaendert',
  kind: 'single',
  isOwed: true,
  async load(context, aenderungId) {
    const row = await findAenderung(context, aenderungId);
    if (!row?.email) return null;
    const { konfiguration } = context;
    const locale = konfiguration.language;
    const t = createTexts(locale, context.texte[locale]);
    const values = {
      agentur: unlinked(row.name),
      nummer: row.agenturnummer,
      feld: t(`agentur.stammdaten.${row.feld as 'Email' | 'Kontoinhaber' | 'IBAN'}`),
      tag: formatDay(dayOf(row.geaendert_am), locale),
      mandant: konfiguration.Name,
      support: konfiguration.SupportEmail,
    };
    return {
      an: row.email,
      locale,
      content: {
        betreff: t('mail.agenturAngabeGeaendert.betreff', values),
        anrede: t('mail.anredeNeutral'),
        absaetze: [t('mail.agenturAngabeGeaendert.text1', values), t('mail.agenturAngabeGeaendert.text2', values)],
        hinweis: t('mail.agenturAngabeGeaendert.hinweis', values),
      },
    };
  },
};
