import { formatCent } from '../../../contract/values/cent.ts';
import { createTexts } from '../../../texts/texts.ts';
import { formatDay } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { greeting } from '../../mail/greeting.ts';
import { wantsNoMail } from '../../mail/mail-sperre.ts';
import type { LoadedMail, MailTemplate } from '../../mail/template.ts';
import { sperreOf } from '../account/index.ts';
import { pageUrl } from '../mandant/index.ts';
import { praemierungToken } from '../praemie/index.ts';
import { nameOf } from '../produkt/index.ts';
import { paymentSentences, rueckzahlungOf } from './konto.ts';
import { findPerson, findSeller } from './reads.ts';
import { type ForderungRow, findForderung } from './store.ts';

/** To the party of a claim: reason, amount, day, account and number. Keyed by the number of the claim, like the other one here. Not sent once the claim has ended. */
export const forderungDa: MailTemplate = {
  name: 'forderung',
  kind: 'single',
  isOwed: true,
  load: (context, nummer) => loadMail(context, nummer, 'forderung', 'Offen'),
};

/** To the party of a claim: the rest was waived. */
export const forderungErlassen: MailTemplate = {
  name: 'forderungErlassen',
  kind: 'single',
  isOwed: true,
  load: (context, nummer) => loadMail(context, nummer, 'forderungErlassen', 'Erlassen'),
};

/** To a person: what was paid for a claim although the money of the reward came back too was transferred back. */
export const forderungZurueck: MailTemplate = {
  name: 'forderungZurueck',
  kind: 'single',
  isOwed: true,
  async load(context, nummer) {
    const row = await findForderung(context, nummer);
    const rueckzahlung = row && rueckzahlungOf(row);
    const party = rueckzahlung ? await personOf(context, row) : null;
    if (!rueckzahlung || !party) return null;
    const { an, locale, vorname, nachname, adresse, worte } = party;
    const t = createTexts(locale, context.texte[locale]);
    const values = {
      mandant: context.konfiguration.Name,
      nummer,
      betrag: formatCent(rueckzahlung.BetragCent, locale),
      tag: formatDay(rueckzahlung.Am, locale),
      referenz: rueckzahlung.Referenz,
      ...worte,
    };
    return {
      an,
      locale,
      content: {
        betreff: t('mail.forderungZurueck.betreff', values),
        anrede: greeting(t, vorname, nachname),
        absaetze: [t('mail.forderungZurueck.text1', values), t('mail.forderungZurueck.text2', values)],
        knopf: { text: t('mail.forderungZurueck.knopf'), adresse },
        hinweis: t('mail.forderungZurueck.hinweis', values),
      },
    };
  },
};

/** Null once the claim has another status or the party is erased, barred or wants no mail. */
async function loadMail(
  context: Context,
  nummer: string,
  vorlage: 'forderung' | 'forderungErlassen',
  status: ForderungRow['status'],
): Promise<LoadedMail | null> {
  const row = await findForderung(context, nummer);
  if (row?.status !== status) return null;
  const party = row.partei === 'Seller' ? await sellerOf(context, row) : await personOf(context, row);
  if (!party) return null;
  const { an, locale, vorname, nachname } = party;
  const t = createTexts(locale, context.texte[locale]);
  const betrag = formatCent(row.status === 'Offen' ? row.rest_cent : row.betrag_cent - row.eingegangen_cent, locale);
  const values = { mandant: context.konfiguration.Name, betrag, nummer, tag: formatDay(row.faellig_am, locale), ...party.worte };
  const grund = t(row.partei === 'Seller' ? 'mail.forderung.korrektur' : 'mail.forderung.praemie', values);
  return {
    an,
    locale,
    content: {
      betreff: t(`mail.${vorlage}.betreff`, values),
      anrede: greeting(t, vorname, nachname),
      absaetze: [
        grund,
        ...(row.status === 'Offen' ? paymentSentences(context, t, locale, row) : [t('mail.forderungErlassen.text1', values)]),
        t(`mail.${vorlage}.text2`, values),
      ],
      knopf: { text: t(`mail.${vorlage}.knopf`), adresse: party.adresse },
      hinweis: t(`mail.${vorlage}.hinweis`, values),
    },
  };
}

async function sellerOf(context: Context, row: ForderungRow) {
  const seller = await findSeller(context, row.forderungsnummer);
  if (!seller || (await sperreOf(context, seller.email))) return null;
  const { email: an, language: locale, vorname, nachname } = seller;
  return { an, locale, vorname, nachname, worte: { beleg: row.bezug }, adresse: pageUrl(context, 'SellerBilling', locale, {}) };
}

async function personOf(context: Context, row: ForderungRow) {
  const person = await findPerson(context, row.forderungsnummer);
  if (!person?.email || (person.seite === 'Empfaenger' && (await wantsNoMail(context, person.email)))) return null;
  const { email: an, language: locale, vorname, nachname, praemierungsnummer, empfohlen } = person;
  const worte = { produkt: nameOf(empfohlen, locale), wert: formatCent(row.betrag_cent, locale) };
  const adresse = pageUrl(context, 'Reward', locale, { token: praemierungToken(context, praemierungsnummer) });
  return { an, locale, vorname, nachname, worte, adresse };
}
