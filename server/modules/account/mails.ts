import { createTexts, type Translate } from '../../../texts/texts.ts';
import { formatMoment } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { greeting } from '../../mail/greeting.ts';
import type { LoadedMail, MailTemplate } from '../../mail/template.ts';
import { pageUrl } from '../mandant/index.ts';
import { findBenutzer } from './reads.ts';
import { sperreOf } from './sperre.ts';
import { readLiveZugangslink, tokenOfZugangslink } from './zugangslink.ts';

/** To the owner of an account: the link to set a password. Keyed by the id of the mailed link. */
export const passwortSetzen: MailTemplate = {
  name: 'passwortSetzen',
  kind: 'single',
  async load(context, zugangslinkId) {
    const link = await readLiveZugangslink(context, zugangslinkId);
    if (!link) return null;
    const button: BuildContent = (locale, t) => ({
      text: t('mail.passwortSetzen.knopf'),
      adresse: pageUrl(context, 'SetPassword', locale, { token: tokenOfZugangslink(context, zugangslinkId) }),
    });
    return loadMail(context, link.bezug, 'passwortSetzen', button, { ende: link.gueltig_bis });
  },
};

/** To the owner of a new account: the link to set the password, which confirms the address. Keyed by the id of the mailed link. */
export const willkommen: MailTemplate = {
  name: 'willkommen',
  kind: 'single',
  async load(context, zugangslinkId) {
    const link = await readLiveZugangslink(context, zugangslinkId);
    if (!link) return null;
    const button: BuildContent = (locale, t) => ({
      text: t('mail.willkommen.knopf'),
      adresse: pageUrl(context, 'SetPassword', locale, { token: tokenOfZugangslink(context, zugangslinkId) }),
    });
    return loadMail(context, link.bezug, 'willkommen', button, { ende: link.gueltig_bis });
  },
};

/** The same mail on repeated request, with a separate count. */
export const willkommenErneut: MailTemplate = { ...willkommen, name: 'willkommenErneut' };

/** To the owner of an address with an account, after an attempt to create one: a link to Login. Keyed by a link that is never mailed. */
export const kontoBekannt: MailTemplate = {
  name: 'kontoBekannt',
  kind: 'single',
  async load(context, zugangslinkId) {
    const link = await readLiveZugangslink(context, zugangslinkId);
    if (!link) return null;
    return loadMail(context, link.bezug, 'kontoBekannt', (locale, t) => ({
      text: t('mail.kontoBekannt.knopf'),
      adresse: pageUrl(context, 'Login', locale, {}),
    }));
  },
};

/** To the owner of an account after its password was set: a link to reset it if another person did that. Keyed by account. */
export const passwortGeaendert: MailTemplate = {
  name: 'passwortGeaendert',
  kind: 'single',
  isOwed: true,
  load: (context, accountId) =>
    loadMail(context, accountId, 'passwortGeaendert', (locale, t) => ({
      text: t('mail.passwortGeaendert.knopf'),
      adresse: pageUrl(context, 'ForgotPassword', locale, {}),
    })),
};

/** To a person who requested a login link: the login address. Keyed by the id of the mailed link. */
export const anmeldelink: MailTemplate = {
  name: 'anmeldelink',
  kind: 'single',
  async load(context, zugangslinkId) {
    const link = await readLiveZugangslink(context, zugangslinkId);
    if (!link) return null;
    const { bezug, redirect } = link;
    const token = tokenOfZugangslink(context, zugangslinkId);
    const button: BuildContent = (locale, t) => ({
      text: t('mail.anmeldelink.knopf'),
      adresse: pageUrl(context, 'LoginToken', locale, redirect === null ? { token } : { token, redirect }),
    });
    return loadMail(context, bezug, 'anmeldelink', button, { ende: link.gueltig_bis });
  },
};

type Vorlage = 'passwortSetzen' | 'passwortGeaendert' | 'anmeldelink' | 'willkommen' | 'kontoBekannt';
type AgenturVorlage =
  | 'PasswortSetzen'
  | 'PasswortGeaendert'
  | 'ZweitfaktorAn'
  | 'ZweitfaktorAus'
  | 'Bestaetigen'
  | 'Eingeladen'
  | 'Bekannt'
  | 'Freigegeben'
  | 'Abgelehnt'
  | 'Deaktiviert'
  | 'Rechnung'
  | 'Erinnerung'
  | 'Konto';
type SellerVorlage =
  | 'Bestaetigen'
  | 'Bekannt'
  | 'PasswortSetzen'
  | 'PasswortGeaendert'
  | 'Freigegeben'
  | 'Abgelehnt'
  | 'Deaktiviert'
  | 'DatenGeaendert'
  | 'Abrechnung'
  | 'Auszahlung'
  | 'Konto'
  | 'Korrektur';
type BuildContent = (locale: LoadedMail['locale'], t: Translate) => NonNullable<LoadedMail['content']['knopf']>;

/** The owner of an account, as mails address them. */
interface Owner {
  readonly email: string;
  readonly language: LoadedMail['locale'];
  readonly vorname: string;
  readonly nachname: string;
}

const loadMail = async (
  context: Context,
  accountId: string,
  vorlage: Vorlage,
  button: BuildContent,
  more: MailValues = {},
): Promise<LoadedMail | null> => mailOfAccount(context, await findBenutzer(context, accountId), vorlage, button, more);

/** Values of one mail in addition to the common ones; a Date is formatted in the language of the recipient. */
type MailValues = Readonly<Record<string, string | Date>>;

const formatValues = (locale: LoadedMail['locale'], more: MailValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(more).map(([name, value]) => [name, value instanceof Date ? formatMoment(value, locale) : value] as const),
  );

/** A mail about an account to its owner; null if the account was deleted or barred in the meantime. */
export async function mailOfAccount(
  context: Context,
  row: Owner | null | undefined,
  vorlage: Vorlage | `agentur${AgenturVorlage}` | `seller${SellerVorlage}` | 'mitarbeiterEingeladen',
  button: BuildContent,
  more: MailValues = {},
): Promise<LoadedMail | null> {
  if (!row || (await sperreOf(context, row.email))) return null;
  const locale = row.language;
  const t = createTexts(locale, context.texte[locale]);
  const values = { mandant: context.konfiguration.Name, programm: context.konfiguration.ProgrammName, ...formatValues(locale, more) };
  return {
    an: row.email,
    locale,
    content: {
      betreff: t(`mail.${vorlage}.betreff`, values),
      anrede: greeting(t, row.vorname, row.nachname),
      absaetze: [t(`mail.${vorlage}.text1`, values), t(`mail.${vorlage}.text2`, values)],
      knopf: button(locale, t),
      hinweis: t(`mail.${vorlage}.hinweis`, values),
    },
  };
}
