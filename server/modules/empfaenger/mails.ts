import type { Translate } from '../../../texts/texts.ts';
import { dayOf, formatDay, formatMoment, lastDayBefore } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { greeting } from '../../mail/greeting.ts';
import { wantsNoMail } from '../../mail/mail-sperre.ts';
import type { LoadedMail, MailTemplate } from '../../mail/template.ts';
import { isTimeLeft } from '../../mail/time-left.ts';
import { unlinked } from '../../mail/unlinked.ts';
import { readLiveZugangslink, tokenOfZugangslink } from '../account/index.ts';
import { maskedBankdaten } from '../bankdaten/index.ts';
import { pageUrl } from '../mandant/index.ts';
import { nameOf, textsFor } from '../produkt/index.ts';
import { readWerbelink } from '../werbeeinwilligung/index.ts';
import { hexOf } from './hex.ts';
import { karteOf } from './karte.ts';
import { openPromise } from './promised.ts';
import { findEmpfehlungFor, findFirst } from './reads.ts';
import { findEmpfaenger } from './store.ts';

/**
 * To the owner of an entered address: the links to confirm the data or to refuse ("Ich möchte das nicht"). If the address has joined
 * already, the mail says so; if it was confirmed too, the mail has no link to refuse, because nothing changes without a confirmation. Takes
 * the id of the mailed link.
 */
export const empfaengerBestaetigen: MailTemplate = {
  name: 'empfaengerBestaetigen',
  kind: 'single',
  async load(context, zugangslinkId) {
    const link = await readLiveZugangslink(context, zugangslinkId);
    const row = link && (await findEmpfaenger(context, link.bezug));
    if (!row || row.status === 'Storniert' || row.status === 'Abgelaufen') return null;
    const token = tokenOfZugangslink(context, zugangslinkId);
    const first = await findFirst(context, row);
    const vorlage = first ? 'empfaengerBekannt' : 'empfaengerBestaetigen';
    return loadMail(context, row.empfaengernummer, vorlage, (locale, t) => ({
      knopf: { text: t(`mail.${vorlage}.knopf`), adresse: pageUrl(context, 'RecipientConfirmation', locale, { token }) },
      ...(!first?.bestaetigt_am && {
        zweiterLink: {
          text: t('mail.empfaengerBestaetigen.ablehnen'),
          adresse: pageUrl(context, 'RecipientConfirmation', locale, { token, ablehnen: '1' }),
        },
      }),
    }));
  },
};

/** To the owner of a recipient's address: the link to the data, with the secret that is valid when the mail is sent. Takes the Empfaengernummer. */
export const empfaengerZugang: MailTemplate = {
  name: 'empfaengerZugang',
  kind: 'single',
  async load(context, empfaengernummer) {
    const row = await findEmpfaenger(context, empfaengernummer);
    if (!row) return null;
    return loadMail(context, empfaengernummer, 'empfaengerZugang', (locale, t) => ({
      knopf: {
        text: t('mail.empfaengerZugang.knopf'),
        adresse: pageUrl(context, 'RecipientTOSConsent', locale, { token: hexOf(context, row) }),
      },
    }));
  },
};

/** The link to store bank data, requested by the recipient. Takes the id of the mailed link. */
export const empfaengerBankdaten: MailTemplate = {
  name: 'empfaengerBankdaten',
  kind: 'single',
  async load(context, zugangslinkId) {
    const link = await readLiveZugangslink(context, zugangslinkId);
    if (!link) return null;
    const token = tokenOfZugangslink(context, zugangslinkId);
    const links: Links = (locale, t) => ({
      knopf: { text: t('mail.empfaengerBankdaten.knopf'), adresse: pageUrl(context, 'BankDetailsRecipient', locale, { token }) },
    });
    return loadMail(context, link.bezug, 'empfaengerBankdaten', links, { ende: link.gueltig_bis });
  },
};

/** Tells a recipient that bank data was stored by a mailed link, with the masked account of now. Takes the Empfaengernummer. */
export const empfaengerBankdatenGeaendert: MailTemplate = {
  name: 'empfaengerBankdatenGeaendert',
  kind: 'single',
  isOwed: true,
  async load(context, empfaengernummer) {
    const row = await findEmpfaenger(context, empfaengernummer);
    const stored = row && (await maskedBankdaten(context, row.bankdaten_id));
    if (!stored) return null;
    const links: Links = (locale, t) => ({
      knopf: {
        text: t('mail.empfaengerBankdatenGeaendert.knopf'),
        adresse: pageUrl(context, 'RecipientTOSConsent', locale, { token: hexOf(context, row) }),
      },
      zweiterLink: { text: t('mail.nichtIch'), adresse: pageUrl(context, 'Contact', locale, {}) },
    });
    return loadMail(context, empfaengernummer, 'empfaengerBankdatenGeaendert', links, { iban: stored.IBAN });
  },
};

/** To a confirmed recipient who agreed to advertising: the link that gives the consent. Takes the id of the mailed link. */
export const werbungBestaetigen: MailTemplate = {
  name: 'werbungBestaetigen',
  kind: 'single',
  isOptional: true,
  async load(context, zugangslinkId) {
    const person = await readWerbelink(context, zugangslinkId);
    if (!person) return null;
    const token = tokenOfZugangslink(context, zugangslinkId);
    const links: Links = (locale, t) => ({
      knopf: { text: t('mail.newsletterBestaetigen.knopf'), adresse: pageUrl(context, 'NewsletterRecommenderOptIn', locale, { token }) },
    });
    return loadMail(context, person.bezug, 'newsletterBestaetigen', links, { ende: person.ende });
  },
};

/** Number of the screen to which the confirmation link leads, of three up to the order. */
const MAILED_SCREEN = 2;

/** To a recipient who has confirmed: how to order. Takes the Empfaengernummer. */
export const empfaengerBestellen: MailTemplate = {
  name: 'empfaengerBestellen',
  kind: 'single',
  async load(context, empfaengernummer) {
    const row = await findEmpfaenger(context, empfaengernummer);
    if (row?.status !== 'Ok' || (row.frist_am && !isTimeLeft(context, row.frist_am))) return null;
    return loadMail(context, empfaengernummer, 'empfaengerBestellen', (locale, t) => ({
      knopf: {
        text: t('mail.empfaengerBestellen.knopf'),
        adresse: pageUrl(context, 'RecipientTOSConsent', locale, { token: hexOf(context, row) }),
      },
    }));
  },
};

/** Mails that come before the order. */
const OF_LINK: readonly string[] = ['empfaengerBestaetigen', 'empfaengerBekannt', 'empfaengerBestellen'];

type Links = (locale: LoadedMail['locale'], t: Translate) => Pick<LoadedMail['content'], 'knopf' | 'zweiterLink'>;

async function loadMail(
  context: Context,
  empfaengernummer: string,
  vorlage:
    | 'empfaengerBestaetigen'
    | 'empfaengerBekannt'
    | 'empfaengerBestellen'
    | 'empfaengerZugang'
    | 'empfaengerBankdaten'
    | 'empfaengerBankdatenGeaendert'
    | 'newsletterBestaetigen',
  links: Links,
  { ende, iban = '' }: { readonly ende?: Date; readonly iban?: string } = {},
): Promise<LoadedMail | null> {
  const row = await findEmpfaenger(context, empfaengernummer);
  if (!row?.email || (await wantsNoMail(context, row.email))) return null;
  const empfehlung = await findEmpfehlungFor(context, row.empfehlungsnummer);
  if (!empfehlung) return null;
  const locale = row.language;
  const t = textsFor(context, empfehlung, locale);
  const { Name, ProgrammName } = context.konfiguration;
  const empfehler = unlinked(empfehlung.empfehler_vorname) || t('empfehler.geloescht');
  const tag = row.frist_am ? formatDay(lastDayBefore(row.frist_am), locale) : '';
  const values = {
    mandant: Name,
    programm: ProgrammName,
    produkt: nameOf(empfehlung, locale),
    empfehler,
    tag,
    ende: ende ? formatMoment(ende, locale) : '',
    iban,
    loeschung: row.loeschen_am ? formatDay(dayOf(row.loeschen_am), locale) : '',
  };
  const schritt = vorlage === 'empfaengerBestaetigen' ? MAILED_SCREEN : undefined;
  return {
    an: row.email,
    locale,
    content: {
      betreff: t(`mail.${vorlage}.betreff`, values),
      ...(OF_LINK.includes(vorlage) && { stand: 'link' }),
      ...(vorlage === 'empfaengerBestellen' && tag !== '' && { eckdaten: { tag: t('mail.tag.bestellen', { tag }) } }),
      karte: karteOf(t, locale, empfehlung, { cent: await openPromise(context, empfehlung), schritt }),
      anrede: greeting(t, row.vorname, row.name),
      absaetze: [t(`mail.${vorlage}.text1`, values), t(`mail.${vorlage}.text2`, values)],
      hinweis: t(`mail.${vorlage}.hinweis`, values),
      ...links(locale, t),
    },
  };
}
