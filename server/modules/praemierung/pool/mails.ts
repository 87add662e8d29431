import { shortCent } from '../../../../contract/values/cent.ts';
import { createTexts } from '../../../../texts/texts.ts';
import type { MailTemplate } from '../../../mail/template.ts';
import { pageUrl } from '../../mandant/index.ts';
import { findLeer } from './store.ts';

/** Informs the tenant that no vouchers add up to an amount any more. By `leer_id`; null once there is stock again. */
export const gutscheinLeer: MailTemplate = {
  name: 'gutscheinLeer',
  kind: 'single',
  isOwed: true,
  async load(context, leerId) {
    const row = await findLeer(context, leerId);
    if (!row) return null;
    const { konfiguration, texte } = context;
    const locale = konfiguration.language;
    const t = createTexts(locale, texte[locale]);
    const values = { wert: shortCent(row.wert_cent, locale), haendler: row.haendler, programm: konfiguration.ProgrammName };
    return {
      an: konfiguration.SupportEmail,
      locale,
      content: {
        betreff: t('mail.gutscheinLeer.betreff', values),
        anrede: t('mail.anredeNeutral'),
        absaetze: [t(row.haendler ? 'mail.gutscheinLeer.bei' : 'mail.gutscheinLeer.text1', values), t('mail.gutscheinLeer.text2', values)],
        gross: values.wert,
        knopf: { text: t('mail.gutscheinLeer.knopf'), adresse: pageUrl(context, 'Homepage', locale, {}) },
        hinweis: t('mail.gutscheinLeer.hinweis', values),
      },
    };
  },
};
