import { formatDay } from '../../calendar.ts';
import type { MailTemplate } from '../../mail/template.ts';
import { unlinked } from '../../mail/unlinked.ts';
import { nameOf, textsFor } from '../produkt/index.ts';
import { findBeanstandung } from './reads.ts';

/** To the tenant: an agency objects to an open order, with the reason and no data of the recipient except numbers. Keyed by the number of the order. */
export const auftragBeanstandet: MailTemplate = {
  name: 'auftragBeanstandet',
  kind: 'single',
  isOwed: true,
  async load(context, auftragsnummer) {
    const row = await findBeanstandung(context, auftragsnummer);
    if (!row?.beanstandung || (row.status !== 'Eingegangen' && row.status !== 'Bestaetigt')) return null;
    const locale = context.konfiguration.language;
    const t = textsFor(context, row, locale);
    const values = {
      nummer: auftragsnummer,
      empfehlungsnummer: row.empfehlungsnummer,
      empfaengernummer: row.empfaengernummer,
      agentur: unlinked(row.agentur_name),
      agenturnummer: row.agenturnummer,
      produkt: nameOf(row, locale),
      tag: formatDay(row.auftragsdatum, locale),
    };
    return {
      an: context.konfiguration.SupportEmail,
      locale,
      content: {
        betreff: t('mail.auftragBeanstandet.betreff', values),
        anrede: t('mail.anredeNeutral'),
        absaetze: [
          t('mail.auftragBeanstandet.text1', values),
          ...row.beanstandung.split(/[\r\n]+/).map(unlinked),
          t('mail.auftragBeanstandet.text2', values),
          t('mail.auftragBeanstandet.nummern', values),
        ],
        hinweis: t('mail.auftragBeanstandet.hinweis', values),
      },
    };
  },
};
