import { createTexts } from '../../../../texts/texts.ts';
import type { Context } from '../../../context.ts';
import type { LoadedMail, MailTemplate } from '../../../mail/template.ts';
import { unlinked } from '../../../mail/unlinked.ts';
import { mailOfAccount, readLiveZugangslink, tokenOfZugangslink } from '../../account/index.ts';
import { pageUrl } from '../../mandant/index.ts';
import { findAgentur, findPerson, findPersonOfAccount } from '../reads.ts';

type Zugang = 'agenturBestaetigen' | 'agenturEingeladen';

/** To a person who registers: the link that confirms the address and leads to the password. Keyed by the id of the mailed link. */
export const agenturBestaetigen: MailTemplate = { name: 'agenturBestaetigen', kind: 'single', load: loadOf('agenturBestaetigen') };

/** The same to a person whom the tenant invites. */
export const agenturEingeladen: MailTemplate = {
  name: 'agenturEingeladen',
  kind: 'single',
  isOwed: true,
  load: loadOf('agenturEingeladen'),
};

function loadOf(vorlage: Zugang): MailTemplate['load'] {
  return async (context, zugangslinkId) => {
    const link = await readLiveZugangslink(context, zugangslinkId);
    const person = link && (await findPerson(context, link.bezug));
    if (!person || person.agentur === 'Inaktiv') return null;
    const button = (locale: LoadedMail['locale']) =>
      pageUrl(context, 'AgencyConfirm', locale, { token: tokenOfZugangslink(context, zugangslinkId) });
    return mailOfAccount(context, person, vorlage, (locale, t) => ({ text: t(`mail.${vorlage}.knopf`), adresse: button(locale) }), {
      agentur: unlinked(person.name),
      ende: link.gueltig_bis,
    });
  };
}

/** To an address that already belongs to an agency, after a registration with it: the link to the login. Keyed by account. */
export const agenturBekannt: MailTemplate = {
  name: 'agenturBekannt',
  kind: 'single',
  load: async (context, accountId) =>
    mailOfAccount(context, await findPersonOfAccount(context, accountId), 'agenturBekannt', (locale, t) => ({
      text: t('mail.agenturBekannt.knopf'),
      adresse: pageUrl(context, 'AgencyLogin', locale, {}),
    })),
};

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

const toInhaber = (
  context: Context,
  person: NonNullable<Awaited<ReturnType<typeof findPerson>>>,
  vorlage: 'agenturFreigegeben' | 'agenturDeaktiviert',
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
