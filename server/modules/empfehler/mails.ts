import { createTexts } from '../../../texts/texts.ts';
import { formatMoment } from '../../calendar.ts';
import { greeting } from '../../mail/greeting.ts';
import type { MailTemplate } from '../../mail/template.ts';
import { findBenutzer, sperreOf, tokenOfZugangslink } from '../account/index.ts';
import { pageUrl } from '../mandant/index.ts';
import { readWerbelink } from '../werbeeinwilligung/index.ts';

/** To a recommender who asked for the newsletter: the link that gives the consent. Takes the id of the mailed link. */
export const newsletterBestaetigen: MailTemplate = {
  name: 'newsletterBestaetigen',
  kind: 'single',
  async load(context, zugangslinkId) {
    const person = await readWerbelink(context, zugangslinkId);
    const row = person && (await findBenutzer(context, person.bezug));
    if (!row || (await sperreOf(context, row.email))) return null;
    const locale = row.language;
    const t = createTexts(locale, context.texte[locale]);
    const values = {
      mandant: context.konfiguration.Name,
      programm: context.konfiguration.ProgrammName,
      ende: formatMoment(person.ende, locale),
    };
    const adresse = pageUrl(context, 'NewsletterRecommenderOptIn', locale, { token: tokenOfZugangslink(context, zugangslinkId) });
    return {
      an: row.email,
      locale,
      content: {
        betreff: t('mail.newsletterBestaetigen.betreff', values),
        anrede: greeting(t, row.vorname, row.nachname),
        absaetze: [t('mail.newsletterBestaetigen.text1', values), t('mail.newsletterBestaetigen.text2', values)],
        knopf: { text: t('mail.newsletterBestaetigen.knopf'), adresse },
        hinweis: t('mail.newsletterBestaetigen.hinweis', values),
      },
    };
  },
};
