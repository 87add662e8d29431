import { formatDay } from '../../calendar.ts';
import { greeting } from '../../mail/greeting.ts';
import { wantsNoMail } from '../../mail/mail-sperre.ts';
import type { MailTemplate } from '../../mail/template.ts';
import { unlinked } from '../../mail/unlinked.ts';
import { readLiveZugangslink, tokenOfZugangslink } from '../account/index.ts';
import { hasBlock } from '../content/index.ts';
import { hexOf, karteOf } from '../empfaenger/index.ts';
import { pageUrl } from '../mandant/index.ts';
import { nameOf, textsFor } from '../produkt/index.ts';
import { findAnfrage, findBothSides } from './reads.ts';
import { partOf } from './status-mails.ts';

/** To the tenant, until it decides: a recipient's request, contact data, and a link to the page that decides. Keyed by the id of the mailed link. */
export const anfrage: MailTemplate = {
  name: 'anfrage',
  kind: 'single',
  isOwed: true,
  async load(context, zugangslinkId) {
    const link = await readLiveZugangslink(context, zugangslinkId);
    const row = link && (await findAnfrage(context, link.bezug));
    if (!row?.email || row.status !== 'Eingegangen') return null;
    const locale = context.konfiguration.language;
    const t = textsFor(context, row, locale);
    const values = {
      nummer: row.auftragsnummer,
      empfaengernummer: row.empfaengernummer,
      empfehlungsnummer: row.empfehlungsnummer,
      tag: formatDay(row.auftragsdatum, locale),
      produkt: nameOf(row, locale),
      name: unlinked(`${row.vorname} ${row.nachname}`),
      email: row.email,
    };
    const said = (key: 'telefon' | 'wunschzeit', wert: string | null) => (wert ? [t(`mail.anfrage.${key}`, { wert: unlinked(wert) })] : []);
    return {
      an: context.konfiguration.SupportEmail,
      antwortAn: row.email,
      locale,
      content: {
        betreff: t('mail.anfrage.betreff', values),
        anrede: t('mail.anredeNeutral'),
        absaetze: [
          t('mail.anfrage.text', values),
          t('mail.anfrage.person', values),
          ...said('telefon', row.telefon),
          ...said('wunschzeit', row.wunschzeit),
          ...(row.nachricht?.split(/[\r\n]+/).map(unlinked) ?? []),
          t('mail.anfrage.nummern', values),
        ],
        knopf: {
          text: t('mail.anfrage.knopf'),
          adresse: pageUrl(context, 'Anfrage', locale, { token: tokenOfZugangslink(context, zugangslinkId) }),
        },
        hinweis: t('mail.anfrage.hinweis', values),
      },
    };
  },
};

/** To the recipient: the request has come in, with its number and the next step. Keyed by the number of the order. */
export const anfrageEingang: MailTemplate = {
  name: 'anfrageEingang',
  kind: 'single',
  isOwed: true,
  async load(context, auftragsnummer) {
    const row = await findBothSides(context, auftragsnummer);
    if (!row?.email || row.status !== 'Eingegangen' || (await wantsNoMail(context, row.email))) return null;
    const locale = row.language;
    const t = textsFor(context, row, locale);
    const values = { mandant: context.konfiguration.Name, nummer: auftragsnummer, produkt: nameOf(row, locale) };
    const erstinformation = hasBlock(context.inhalte, 'erstinformation')
      ? { zweiterLink: { text: t('anfrage.erstinformation'), adresse: pageUrl(context, 'Erstinformation', locale, {}) } }
      : {};
    return {
      an: row.email,
      locale,
      content: {
        betreff: t('mail.anfrageEingang.betreff', values),
        stand: 'bestellt',
        karte: karteOf(t, locale, row, { cent: await partOf(context, row, 'Empfaenger') }),
        anrede: greeting(t, row.vorname, row.nachname),
        absaetze: [t('mail.anfrageEingang.text1', values), t('mail.anfrageEingang.text2', values)],
        knopf: {
          text: t('mail.anfrageEingang.knopf'),
          adresse: pageUrl(context, 'RecipientTOSConsent', locale, { token: hexOf(context, row) }),
        },
        ...erstinformation,
        hinweis: t('mail.anfrageEingang.hinweis', values),
      },
    };
  },
};
