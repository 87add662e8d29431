import { createTexts, type Translate } from '../../../texts/texts.ts';
import type { Context } from '../../context.ts';
import { greeting } from '../../mail/greeting.ts';
import { wantsNoMail } from '../../mail/mail-sperre.ts';
import type { LoadedMail, MailTemplate } from '../../mail/template.ts';
import { readLiveZugangslink, tokenOfZugangslink } from '../account/account.ts';
import { pageUrl } from '../mandant/mandant.ts';
import { nameOf } from '../produkt/produkt.ts';
import { readWerbelink } from '../werbeeinwilligung/werbeeinwilligung.ts';
import { hexOf } from './empfaenger.ts';
import { findEmpfehlungFor } from './reads.ts';
import { findEmpfaenger } from './store.ts';

/** To the person who entered data: confirm it, or "Ich möchte das nicht". By the id of the mailed link. */
export const empfaengerBestaetigen: MailTemplate = {
  name: 'empfaengerBestaetigen',
  async load(context, zugangslinkId) {
    const link = await readLiveZugangslink(context, zugangslinkId);
    if (!link) return null;
    const token = tokenOfZugangslink(context, zugangslinkId);
    return loadMail(context, link.bezug, 'empfaengerBestaetigen', (locale, t) => ({
      knopf: { text: t('mail.empfaengerBestaetigen.knopf'), adresse: pageUrl(context, 'RecipientConfirmation', locale, { token }) },
      zweiterLink: {
        text: t('mail.empfaengerBestaetigen.ablehnen'),
        adresse: pageUrl(context, 'RecipientConfirmation', locale, { token, ablehnen: '1' }),
      },
    }));
  },
};

/** To the owner of an address that somebody entered again: the way to the data. */
export const empfaengerBekannt: MailTemplate = {
  name: 'empfaengerBekannt',
  load: (context, empfaengernummer) =>
    loadMail(context, empfaengernummer, 'empfaengerBekannt', (locale, t) => ({
      knopf: {
        text: t('mail.empfaengerBekannt.knopf'),
        adresse: pageUrl(context, 'RecipientTOSConsent', locale, { token: hexOf(context, empfaengernummer) }),
      },
    })),
};

/** The way to store bank data, asked for by the recipient. By the id of the mailed link. */
export const empfaengerBankdaten: MailTemplate = {
  name: 'empfaengerBankdaten',
  async load(context, zugangslinkId) {
    const link = await readLiveZugangslink(context, zugangslinkId);
    if (!link) return null;
    const token = tokenOfZugangslink(context, zugangslinkId);
    return loadMail(context, link.bezug, 'empfaengerBankdaten', (locale, t) => ({
      knopf: { text: t('mail.empfaengerBankdaten.knopf'), adresse: pageUrl(context, 'BankDetailsRecipient', locale, { token }) },
    }));
  },
};

/** To a confirmed recipient who agreed to advertising: the link that gives the consent. By the id of the mailed link. */
export const werbungBestaetigen: MailTemplate = {
  name: 'werbungBestaetigen',
  async load(context, zugangslinkId) {
    const person = await readWerbelink(context, zugangslinkId);
    if (!person) return null;
    const token = tokenOfZugangslink(context, zugangslinkId);
    return loadMail(context, person.bezug, 'newsletterBestaetigen', (locale, t) => ({
      knopf: { text: t('mail.newsletterBestaetigen.knopf'), adresse: pageUrl(context, 'NewsletterRecommenderOptIn', locale, { token }) },
    }));
  },
};

type Links = Pick<LoadedMail['content'], 'knopf' | 'zweiterLink'>;

async function loadMail(
  context: Context,
  empfaengernummer: string,
  vorlage: 'empfaengerBestaetigen' | 'empfaengerBekannt' | 'empfaengerBankdaten' | 'newsletterBestaetigen',
  links: (locale: LoadedMail['locale'], t: Translate) => Links,
): Promise<LoadedMail | null> {
  const row = await findEmpfaenger(context, empfaengernummer);
  if (!row?.email || (await wantsNoMail(context, row.email))) return null;
  const empfehlung = await findEmpfehlungFor(context, row.empfehlungsnummer);
  if (!empfehlung) return null;
  const locale = row.language;
  const t = createTexts(locale, context.texte[locale]);
  const { Name, ProgrammName } = context.konfiguration;
  const empfehler = empfehlung.empfehler_vorname || t('empfehler.geloescht');
  const values = { mandant: Name, programm: ProgrammName, produkt: nameOf(empfehlung, locale), empfehler };
  return {
    an: row.email,
    locale,
    content: {
      betreff: t(`mail.${vorlage}.betreff`, values),
      anrede: greeting(t, row.vorname, row.name),
      absaetze: [t(`mail.${vorlage}.text1`, values), t(`mail.${vorlage}.text2`, values)],
      hinweis: t(`mail.${vorlage}.hinweis`, values),
      ...links(locale, t),
    },
  };
}
