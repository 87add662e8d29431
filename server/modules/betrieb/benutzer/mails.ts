import { createTexts } from '../../../../texts/texts.ts';
import { formatMoment } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import { greeting } from '../../../mail/greeting.ts';
import type { LoadedMail, MailTemplate } from '../../../mail/template.ts';
import { isTimeLeft } from '../../../mail/time-left.ts';
import { tokenOfLink } from './links.ts';
import * as reads from './reads.ts';

type Vorlage =
  | 'betriebEinladung'
  | 'betriebZugang'
  | 'betriebPasswortSetzen'
  | 'betriebPasswortGeaendert'
  | 'betriebFaktorGeaendert'
  | 'betriebFaktorZurueckgesetzt'
  | 'betriebFaktorEntzogen';

/** Address of a page of the back office. Secrets stand behind the `#`, which no server and no log gets. */
export const backofficeUrl = ({ installationUrl }: Context, path: string, token?: string): string =>
  `${installationUrl}/betrieb${path}${token === undefined ? '' : `#token=${token}`}`;

async function mailOf(
  context: Context,
  benutzerId: string,
  vorlage: Vorlage,
  { adresse, ende }: { readonly adresse: string; readonly ende?: Date },
): Promise<LoadedMail | null> {
  const person = await reads.findPerson(context, benutzerId);
  if (!person || person.status === 'Gesperrt' || person.status === 'Beendet') return null;
  const locale = person.language;
  const t = createTexts(locale, context.texte[locale]);
  const values = { mandant: context.konfiguration.Name, ende: ende ? formatMoment(ende, locale) : '' };
  return {
    an: person.email,
    locale,
    content: {
      betreff: t(`mail.${vorlage}.betreff`, values),
      anrede: greeting(t, person.vorname, person.nachname),
      absaetze: [t(`mail.${vorlage}.text1`, values), t(`mail.${vorlage}.text2`, values)],
      knopf: { text: t(`mail.${vorlage}.knopf`), adresse },
      hinweis: t(`mail.${vorlage}.hinweis`, values),
    },
  };
}

/** A mail with a link of a person, keyed by the link. Not sent once the link is used or has too little time left. */
const linkMail = (name: Vorlage, path: string): MailTemplate => ({
  name,
  kind: 'single',
  isOwed: true,
  async load(context, linkId) {
    const link = await reads.findLink(context, linkId);
    if (!link || link.verwendet_am !== null || !isTimeLeft(context, link.gueltig_bis)) return null;
    const adresse = backofficeUrl(context, path, tokenOfLink(context, linkId));
    return mailOf(context, link.benutzer_id, name, { adresse, ende: link.gueltig_bis });
  },
});

/** A mail about a person's account, keyed by the person. */
const accountMail = (name: Vorlage, path: string): MailTemplate => ({
  name,
  kind: 'single',
  isOwed: true,
  load: (context, benutzerId) => mailOf(context, benutzerId, name, { adresse: backofficeUrl(context, path) }),
});

/** To a person who is invited to the back office: the link to join. */
export const betriebEinladung = linkMail('betriebEinladung', '/einladung');

/** To a person who works for another tenant already: the new one. */
export const betriebZugang = accountMail('betriebZugang', '');

/** The link to set a password. */
export const betriebPasswortSetzen = linkMail('betriebPasswortSetzen', '/passwort');

/** After the password was set or changed. */
export const betriebPasswortGeaendert = accountMail('betriebPasswortGeaendert', '/passwortvergessen');

/** After a second factor was added or removed. */
export const betriebFaktorGeaendert = accountMail('betriebFaktorGeaendert', '/passwortvergessen');

/** To the person whose second factor a colleague took away, with the link to join again. */
export const betriebFaktorZurueckgesetzt = linkMail('betriebFaktorZurueckgesetzt', '/einladung');

/** To the colleague who did it. */
export const betriebFaktorEntzogen: MailTemplate = {
  name: 'betriebFaktorEntzogen',
  kind: 'single',
  isOwed: true,
  load: (context, benutzerId) =>
    mailOf(context, benutzerId, 'betriebFaktorEntzogen', { adresse: backofficeUrl(context, '/plattform/konto') }),
};

export const BENUTZER_MAILS: readonly MailTemplate[] = [
  betriebEinladung,
  betriebZugang,
  betriebPasswortSetzen,
  betriebPasswortGeaendert,
  betriebFaktorGeaendert,
  betriebFaktorZurueckgesetzt,
  betriebFaktorEntzogen,
];
