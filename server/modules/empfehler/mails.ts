import { createTexts } from '../../../texts/texts.ts';
import { formatMoment } from '../../calendar.ts';
import { greeting } from '../../mail/greeting.ts';
import type { MailTemplate } from '../../mail/template.ts';
import { findBenutzer, sperreOf, tokenOfZugangslink } from '../account/index.ts';
import { maskedBankdaten } from '../bankdaten/index.ts';
import { pageUrl } from '../mandant/index.ts';
import { readWerbelink } from '../werbeeinwilligung/index.ts';
import { findEmpfehler } from './store.ts';

/** To a recommender who asked for the newsletter: the link that gives the consent. Takes the id of the mailed link. */
export const newsletterBestaetigen: MailTemplate = {
  name: 'newsletterBestaetigen',
  kind: 'single',
  isOptional: true,
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

/** Tells a recommender that the stored bank data was changed or deleted, with the masked account of now. By account. */
export const bankdatenGeaendert: MailTemplate = {
  name: 'bankdatenGeaendert',
  kind: 'notice',
  isOwed: true,
  async load(context, empfehlerId) {
    const row = await findBenutzer(context, empfehlerId);
    if (!row || (await sperreOf(context, row.email))) return null;
    const { email, language: locale, vorname, nachname } = row;
    const { Name, ProgrammName, IsAutologin } = context.konfiguration;
    const t = createTexts(locale, context.texte[locale]);
    const stored = await maskedBankdaten(context, (await findEmpfehler(context, empfehlerId))?.bankdaten_id ?? null);
    const values = { mandant: Name, programm: ProgrammName, iban: stored?.IBAN ?? '' };
    const text = t(stored ? 'mail.bankdatenGeaendert.gespeichert' : 'mail.bankdatenGeaendert.geloescht', values);
    const knopf = { text: t('mail.bankdatenGeaendert.knopf'), adresse: pageUrl(context, 'BankDetailsRecommender', locale, {}) };
    return {
      an: email,
      locale,
      content: {
        betreff: t('mail.bankdatenGeaendert.betreff'),
        anrede: greeting(t, vorname, nachname),
        absaetze: [text, t('mail.bankdatenGeaendert.text2'), ...(IsAutologin ? [] : [t('mail.bankdatenGeaendert.passwort')])],
        knopf,
        zweiterLink: { text: t('mail.nichtIch'), adresse: pageUrl(context, 'Contact', locale, {}) },
        hinweis: t('mail.bankdatenGeaendert.hinweis'),
      },
      line: { text, knopf },
    };
  },
};
