import { createTexts } from '../../../texts/texts.ts';
import type { Context } from '../../context.ts';
import type { MailTemplate } from '../../mail/template.ts';
import { unlinked } from '../../mail/unlinked.ts';
import {
  findAccountOf,
  findRegistrierung,
  mailOfAccount,
  readLiveZugangslink,
  tokenOfZugangslink,
  wantsMailOfAccount,
} from '../account/index.ts';
import { pageUrl } from '../mandant/index.ts';
import { findKnown, findPerson, findPersonOf, type Person } from './reads.ts';
import { nameOf } from './session.ts';

/**
 * To a person who registers: the link that confirms the address and leads to the password. An address of a seller gets the link to the login instead, one that wants
 * no mails nothing. Keyed by the id of the mailed link.
 */
export const sellerBestaetigen: MailTemplate = {
  name: 'sellerBestaetigen',
  kind: 'single',
  async load(context, zugangslinkId) {
    const link = await readLiveZugangslink(context, zugangslinkId);
    const registrierung = link && (await findRegistrierung(context, link.bezug));
    if (!registrierung) return null;
    const { email, email_schluessel } = registrierung;
    const known = await findKnown(context, email_schluessel);
    if (known)
      return mailOfAccount(context, known, 'sellerBekannt', (locale, t) => ({
        text: t('mail.sellerBekannt.knopf'),
        adresse: pageUrl(context, 'SellerLogin', locale, {}),
      }));
    const account = await findAccountOf(context, 'Seller', email_schluessel);
    if (!(await wantsMailOfAccount(context, email, account))) return null;
    return mailOfAccount(
      context,
      registrierung,
      'sellerBestaetigen',
      (locale, t) => ({
        text: t('mail.sellerBestaetigen.knopf'),
        adresse: pageUrl(context, 'SellerConfirm', locale, { token: tokenOfZugangslink(context, zugangslinkId) }),
      }),
      { ende: link.gueltig_bis },
    );
  },
};

/** To a seller: the link to set a password. Keyed by the id of the mailed link. */
export const sellerPasswortSetzen: MailTemplate = {
  name: 'sellerPasswortSetzen',
  kind: 'single',
  async load(context, zugangslinkId) {
    const link = await readLiveZugangslink(context, zugangslinkId);
    if (!link) return null;
    return mailOfAccount(
      context,
      await findPersonOf(context, link.bezug),
      'sellerPasswortSetzen',
      (locale, t) => ({
        text: t('mail.sellerPasswortSetzen.knopf'),
        adresse: pageUrl(context, 'SellerResetPassword', locale, { token: tokenOfZugangslink(context, zugangslinkId) }),
      }),
      { ende: link.gueltig_bis },
    );
  },
};

/** To a seller after the password was set: a link to reset it if another person did that. Keyed by account. */
export const sellerPasswortGeaendert: MailTemplate = {
  name: 'sellerPasswortGeaendert',
  kind: 'single',
  isOwed: true,
  async load(context, accountId) {
    return mailOfAccount(context, await findPersonOf(context, accountId), 'sellerPasswortGeaendert', (locale, t) => ({
      text: t('mail.sellerPasswortGeaendert.knopf'),
      adresse: pageUrl(context, 'SellerForgotPassword', locale, {}),
    }));
  },
};

type Decision = 'sellerFreigegeben' | 'sellerAbgelehnt' | 'sellerDeaktiviert';

/** To a seller: what the tenant decided, with its reason. Not sent once the seller has another status. Keyed by the number of the seller. */
const decided = (name: Decision, status: Person['status']): MailTemplate => ({
  name,
  kind: 'single',
  isOwed: true,
  async load(context, sellernummer) {
    const person = await findPerson(context, sellernummer);
    if (person?.status !== status) return null;
    return mailOfAccount(
      context,
      person,
      name,
      (locale, t) => ({ text: t(`mail.${name}.knopf`), adresse: pageUrl(context, 'SellerHome', locale, {}) }),
      { grund: person.grund ?? '' },
    );
  },
});

/** The tenant has approved the seller. */
export const sellerFreigegeben = decided('sellerFreigegeben', 'Aktiv');
/** The tenant has refused the registration. */
export const sellerAbgelehnt = decided('sellerAbgelehnt', 'Inaktiv');
/** The tenant has deactivated the seller. */
export const sellerDeaktiviert = decided('sellerDeaktiviert', 'Inaktiv');

/** To a seller: address, account or tax data has changed, without the new value. Keyed by the number of the seller. */
export const sellerDatenGeaendert: MailTemplate = {
  name: 'sellerDatenGeaendert',
  kind: 'single',
  isOwed: true,
  async load(context, sellernummer) {
    return mailOfAccount(context, await findPerson(context, sellernummer), 'sellerDatenGeaendert', (locale, t) => ({
      text: t('mail.sellerDatenGeaendert.knopf'),
      adresse: pageUrl(context, 'SellerForgotPassword', locale, {}),
    }));
  },
};

/** To the tenant: a seller is complete and waits for approval. Keyed by the number of the seller. */
export const sellerWartet: MailTemplate = {
  name: 'sellerWartet',
  kind: 'single',
  isOwed: true,
  async load(context, sellernummer) {
    const person = await findPerson(context, sellernummer);
    if (person?.status !== 'WartetAufFreigabe') return null;
    return toMandant(context, person);
  },
};

function toMandant({ konfiguration, texte }: Context, person: Person) {
  const locale = konfiguration.language;
  const t = createTexts(locale, texte[locale]);
  const values = { seller: unlinked(nameOf(person)), nummer: person.sellernummer, mandant: konfiguration.Name };
  return {
    an: konfiguration.SupportEmail,
    locale,
    content: {
      betreff: t('mail.sellerWartet.betreff', values),
      anrede: t('mail.anredeNeutral'),
      absaetze: [t('mail.sellerWartet.text1', values), t('mail.sellerWartet.text2', values)],
      hinweis: t('mail.sellerWartet.hinweis', values),
    },
  };
}
