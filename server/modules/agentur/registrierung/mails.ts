import { createTexts } from '../../../../texts/texts.ts';
import type { Context } from '../../../context.ts';
import type { LoadedMail, MailTemplate } from '../../../mail/template.ts';
import { unlinked } from '../../../mail/unlinked.ts';
import {
  findAccountOf,
  findRegistrierung,
  mailOfAccount,
  readLiveZugangslink,
  tokenOfZugangslink,
  wantsMailOfAccount,
} from '../../account/index.ts';
import { pageUrl } from '../../mandant/index.ts';
import { findAgentur, findPerson, listActiveOfEmail } from '../reads.ts';

/**
 * To a person who registers: the link that confirms the address and leads to the password. An address that works for an agency already gets
 * the link to the login instead, one that wants no mails nothing. Keyed by the id of the mailed link.
 */
export const agenturBestaetigen: MailTemplate = {
  name: 'agenturBestaetigen',
  kind: 'single',
  async load(context, zugangslinkId) {
    const found = await readRegistrierung(context, zugangslinkId);
    if (!found) return null;
    const { email, email_schluessel } = found.registrierung;
    const [known] = await listActiveOfEmail(context, email_schluessel);
    if (known)
      return mailOfAccount(context, known, 'agenturBekannt', (locale, t) => ({
        text: t('mail.agenturBekannt.knopf'),
        adresse: pageUrl(context, 'AgencyLogin', locale, {}),
      }));
    const account = await findAccountOf(context, 'Agentur', email_schluessel);
    return (await wantsMailOfAccount(context, email, account)) ? loadLink(context, 'agenturBestaetigen', found) : null;
  },
};

/** To a person whom the tenant invites: the same link. Keyed by the id of the mailed link. */
export const agenturEingeladen: MailTemplate = {
  name: 'agenturEingeladen',
  kind: 'single',
  isOwed: true,
  isOptional: true,
  async load(context, zugangslinkId) {
    const found = await readRegistrierung(context, zugangslinkId);
    return found && loadLink(context, 'agenturEingeladen', found);
  },
};

/** A mailed link that still works, with its registration; null if the registration, or what it made, is gone. */
async function readRegistrierung(context: Context, zugangslinkId: string) {
  const link = await readLiveZugangslink(context, zugangslinkId);
  const registrierung = link && (await findRegistrierung(context, link.bezug));
  if (!registrierung) return null;
  if (registrierung.bezug !== null) {
    const person = await findPerson(context, registrierung.bezug);
    if (!person || person.agentur === 'Inaktiv') return null;
  }
  return { zugangslinkId, link, registrierung };
}

const loadLink = (
  context: Context,
  vorlage: 'agenturBestaetigen' | 'agenturEingeladen',
  { zugangslinkId, link, registrierung }: NonNullable<Awaited<ReturnType<typeof readRegistrierung>>>,
): Promise<LoadedMail | null> =>
  mailOfAccount(
    context,
    registrierung,
    vorlage,
    (locale, t) => ({
      text: t(`mail.${vorlage}.knopf`),
      adresse: pageUrl(context, 'AgencyConfirm', locale, { token: tokenOfZugangslink(context, zugangslinkId) }),
    }),
    { agentur: unlinked(registrierung.firma ?? ''), ende: link.gueltig_bis },
  );

/** To each owner: the tenant has approved the agency. Keyed by the id of the agency's user. */
export const agenturFreigegeben: MailTemplate = {
  name: 'agenturFreigegeben',
  kind: 'single',
  isOwed: true,
  async load(context, id) {
    const person = await findPerson(context, id);
    return person?.agentur === 'Aktiv' ? toInhaber(context, person, 'agenturFreigegeben') : null;
  },
};

/** To each owner: the tenant has deactivated the agency, with the reason. Keyed by the id of the agency's user. */
export const agenturDeaktiviert: MailTemplate = {
  name: 'agenturDeaktiviert',
  kind: 'single',
  isOwed: true,
  async load(context, id) {
    const person = await findPerson(context, id);
    return person?.agentur === 'Inaktiv' ? toInhaber(context, person, 'agenturDeaktiviert') : null;
  },
};

/** To each owner: the tenant has refused the application of the agency, with the reason. Keyed by the id of the agency's user. */
export const agenturAbgelehnt: MailTemplate = {
  name: 'agenturAbgelehnt',
  kind: 'single',
  isOwed: true,
  async load(context, id) {
    const person = await findPerson(context, id);
    return person?.agentur === 'Inaktiv' ? toInhaber(context, person, 'agenturAbgelehnt') : null;
  },
};

const toInhaber = (
  context: Context,
  person: NonNullable<Awaited<ReturnType<typeof findPerson>>>,
  vorlage: 'agenturFreigegeben' | 'agenturAbgelehnt' | 'agenturDeaktiviert',
) =>
  mailOfAccount(
    context,
    person,
    vorlage,
    (locale, t) => ({ text: t(`mail.${vorlage}.knopf`), adresse: pageUrl(context, 'AgencyHome', locale, {}) }),
    { agentur: unlinked(person.name), grund: person.grund ?? '' },
  );

/** To the tenant: an agency is complete and waits for approval. Keyed by its number. */
export const agenturWartet: MailTemplate = {
  name: 'agenturWartet',
  kind: 'single',
  isOwed: true,
  async load(context, agenturnummer) {
    const agentur = await findAgentur(context, agenturnummer);
    if (agentur?.status !== 'WartetAufFreigabe') return null;
    const locale = context.konfiguration.language;
    const t = createTexts(locale, context.texte[locale]);
    const values = { agentur: unlinked(agentur.name), nummer: agenturnummer, mandant: context.konfiguration.Name };
    return {
      an: context.konfiguration.SupportEmail,
      locale,
      content: {
        betreff: t('mail.agenturWartet.betreff', values),
        anrede: t('mail.anredeNeutral'),
        absaetze: [t('mail.agenturWartet.text1', values), t('mail.agenturWartet.text2', values)],
        hinweis: t('mail.agenturWartet.hinweis', values),
      },
    };
  },
};
