import { isConfidential } from '../../../contract/rules/confidential.ts';
import { shortCent } from '../../../contract/values/cent.ts';
import type { Seite } from '../../../contract/values/wire.ts';
import { formatDay } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { greeting } from '../../mail/greeting.ts';
import { wantsNoMail } from '../../mail/mail-sperre.ts';
import type { LoadedNotice, MailTemplate } from '../../mail/template.ts';
import { unlinked } from '../../mail/unlinked.ts';
import { anzeigename, hexOf, karteOf } from '../empfaenger/index.ts';
import { pageUrl } from '../mandant/index.ts';
import { readPraemieOf, splitOf } from '../praemie/index.ts';
import { artOf, freigabeTagOf, nameOf, textsFor } from '../produkt/index.ts';
import { type BothSides, findBothSides } from './reads.ts';

/** To the recommender: a recipient has ordered. Keyed by the number of the order, like the others here. */
export const auftragEingegangen: MailTemplate = {
  name: 'auftragEingegangen',
  kind: 'notice',
  isOwed: true,
  load: (context, nummer) => loadMail(context, nummer, 'auftragEingegangen', 'Empfehler'),
};

/** To the recommender: the order is confirmed, and the day from which the reward can be released. Not for confidential orders. */
export const praemieInSicht: MailTemplate = {
  name: 'praemieInSicht',
  kind: 'notice',
  isOwed: true,
  async load(context, nummer) {
    const row = await findBothSides(context, nummer);
    return row && !isConfidential(artOf(context, row)) ? loadMail(context, nummer, 'praemieInSicht', 'Empfehler') : null;
  },
};

/** The same to the recipient. */
export const praemieInSichtEmpfaenger: MailTemplate = {
  name: 'praemieInSichtEmpfaenger',
  kind: 'notice',
  isOwed: true,
  load: (context, nummer) => loadMail(context, nummer, 'praemieInSichtEmpfaenger', 'Empfaenger'),
};

type Vorlage = 'auftragEingegangen' | 'praemieInSicht' | 'praemieInSichtEmpfaenger';

/** Null if the side earns nothing, has no address any more or wants no mail, or if the order was released or cancelled in the meantime. */
async function loadMail(context: Context, nummer: string, vorlage: Vorlage, seite: Seite): Promise<LoadedNotice | null> {
  const row = await findBothSides(context, nummer);
  const wert = row && (await partOf(context, row, seite));
  const owner = row && ownerOf(row, seite);
  if (!owner?.email || !wert || OVER.includes(row.status) || (await wantsNoMail(context, owner.email))) return null;
  const { locale } = owner;
  const t = textsFor(context, row, locale);
  const { Name, ProgrammName } = context.konfiguration;
  const values = {
    mandant: Name,
    programm: ProgrammName,
    produkt: nameOf(row, locale),
    wert: shortCent(wert, locale),
    kontakt: unlinked(anzeigename({ vorname: row.vorname, name: row.nachname }) ?? '') || t('empfaenger.anonym'),
    empfehler: unlinked(row.empfehler_vorname ?? '') || t('empfehler.geloescht'),
    tag: formatDay(freigabeTagOf(context, row), locale),
    widerruf: t('frist.widerruf'),
  };
  const text1 = t(`mail.${vorlage}.text1`, values);
  const knopf = t(`mail.${vorlage}.knopf`);
  const dashboard = seite === 'Empfehler' ? { text: knopf, adresse: pageUrl(context, 'Dashboard', locale, {}) } : undefined;
  return {
    an: owner.email,
    locale,
    // No button for recipients: their page needs a secret that only the mails of a single order contain.
    line: { text: text1, ...(dashboard && { knopf: dashboard }) },
    content: {
      betreff: t(`mail.${vorlage}.betreff`, values),
      stand: 'bestellt',
      eckdaten: {
        wert: values.wert,
        ...(vorlage !== 'auftragEingegangen' && { tag: t('mail.tag.waehlen', values) }),
      },
      ...(seite === 'Empfaenger' && { karte: karteOf(t, locale, row, { cent: wert }) }),
      anrede: greeting(t, owner.vorname, owner.nachname),
      absaetze: [text1, t(`mail.${vorlage}.text2`, values)],
      knopf: dashboard ?? { text: knopf, adresse: pageUrl(context, 'RecipientTOSConsent', locale, { token: hexOf(context, row) }) },
      hinweis: t(`mail.${vorlage}.hinweis`, values),
    },
  };
}

/** States in which these mails are obsolete: the reward has its own mail, or there is no reward. */
const OVER: readonly string[] = ['Freigegeben', 'Storniert', 'Widerrufen'];

const ownerOf = (row: BothSides, seite: Seite) =>
  seite === 'Empfaenger'
    ? { email: row.email, vorname: row.vorname, nachname: row.nachname, locale: row.language }
    : { email: row.empfehler_email, vorname: row.empfehler_vorname, nachname: row.empfehler_nachname, locale: row.empfehler_language };

/** The side's share of the reward that an order of its day earns, in cents. */
export async function partOf(context: Context, auftrag: BothSides, seite: Seite): Promise<number> {
  const praemie = await readPraemieOf(context, { ...auftrag, tag: auftrag.auftragsdatum });
  const split = splitOf(context, praemie?.wert_cent ?? 0, auftrag);
  return seite === 'Empfehler' ? split.empfehlerCent : split.empfaengerCent;
}
