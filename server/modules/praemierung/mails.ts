import { shortCent } from '../../../contract/values/cent.ts';
import { auszahlungTag } from '../../../contract/values/days.ts';
import type { TextValues } from '../../../texts/fill.ts';
import type { Translate } from '../../../texts/texts.ts';
import { dayOf, formatDay, formatMoment, lastDayBefore } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { greeting } from '../../mail/greeting.ts';
import { wantsNoMail } from '../../mail/mail-sperre.ts';
import type { LoadedMail, MailTemplate } from '../../mail/template.ts';
import { isTimeLeft } from '../../mail/time-left.ts';
import { maskedBankdaten } from '../bankdaten/index.ts';
import { karteOf } from '../empfaenger/index.ts';
import { pageUrl } from '../mandant/index.ts';
import { praemierungToken } from '../praemie/index.ts';
import { nameOf, textsFor } from '../produkt/index.ts';
import { codesOf, describeGutschein, joinCodes } from './gutschein.ts';
import { kopfOf, type Vorlage } from './mail-kopf.ts';
import { deliverable } from './pool/pool.ts';
import { findOwner } from './reads.ts';

export type Owner = NonNullable<Awaited<ReturnType<typeof findOwner>>>;

/** Content that only some of the mails have. */
interface Own {
  /** Paragraphs between the two texts of the mail. */
  readonly mehr?: (t: Translate, owner: Owner) => readonly string[] | Promise<readonly string[]>;
  /** Further values of its texts. */
  readonly werte?: (t: Translate, owner: Owner) => TextValues | Promise<TextValues>;
  /** The voucher's code. */
  readonly code?: string;
  readonly zweiterLink?: (t: Translate, owner: Owner) => NonNullable<LoadedMail['content']['zweiterLink']>;
}

/** Asks the owner of a new grant to pick the reward, or says that it comes with the wages. By Praemierungsnummer, like the others here. */
export const praemieBereit: MailTemplate = {
  name: 'praemieBereit',
  kind: 'single',
  isOwed: true,
  async load(context, nummer) {
    const owner = await findOwner(context, nummer);
    if (owner?.art === 'Gehalt') return loadLohn(context, nummer);
    return loadMail(context, nummer, 'praemieBereit', (one) => (canStillPick(context, one) ? rewardPage(context, one, nummer) : null), {
      mehr: async (t, one) => [...bonusOf(t, one), ...(await auszahlungOptionsOf(context, t, one))],
      werte: (_, { gueltig_bis, locale }) => ({ tag: formatDay(lastDayBefore(gueltig_bis), locale) }),
    });
  },
};

/** The mail about a new grant that is paid with the wages: there is nothing to pick. */
const loadLohn = (context: Context, nummer: string): Promise<LoadedMail | null> =>
  loadMail(context, nummer, 'praemieLohn', (owner) => (owner.status === 'Bereitgestellt' ? rewardPage(context, owner, nummer) : null), {
    mehr: bonusOf,
  });

export const canStillPick = (context: Context, { status, gueltig_bis }: Owner): boolean =>
  status === 'Offen' && isTimeLeft(context, gueltig_bis);

/** Sends the voucher's code, or several that add up to the amount, with shop and terms. */
export const gutscheinCode: MailTemplate = {
  name: 'gutscheinCode',
  kind: 'single',
  isOwed: true,
  async load(context, nummer) {
    const { codes, ausgegebenAm } = await codesOf(context, nummer);
    if (codes.length === 0) return null;
    return loadMail(context, nummer, 'gutscheinCode', (owner) => rewardPage(context, owner, nummer), {
      code: joinCodes(codes),
      mehr: (t, owner) => [...eachOf(t, owner, codes), ...termsOf(t, owner, ausgegebenAm)],
    });
  },
};

/** Informs the owner that the grant was cancelled with its order. */
export const praemieStorniert: MailTemplate = {
  name: 'praemieStorniert',
  kind: 'notice',
  isOwed: true,
  async load(context, nummer) {
    const loaded = await loadMail(context, nummer, 'praemieStorniert', (owner) => pageUrl(context, 'Faq', owner.locale, {}));
    return loaded && { ...loaded, line: { text: loaded.content.absaetze[0] ?? '', knopf: loaded.content.knopf } };
  },
};

/** Informs the owner that the grant ended before anybody picked it. */
export const praemieAbgelaufen: MailTemplate = {
  name: 'praemieAbgelaufen',
  kind: 'notice',
  isOwed: true,
  async load(context, nummer) {
    const target = ({ status, locale }: Owner) => (status === 'Abgelaufen' ? pageUrl(context, 'Faq', locale, {}) : null);
    const loaded = await loadMail(context, nummer, 'praemieAbgelaufen', target);
    return loaded && { ...loaded, line: { text: loaded.content.absaetze[0] ?? '', knopf: loaded.content.knopf } };
  },
};

/**
 * Tells the owner what was picked, since anybody who has the link of the reward can pick it. Not sent once a voucher's code was handed out
 * or the transfer was made: the mail of the code says the same.
 */
export const praemieGewaehlt: MailTemplate = {
  name: 'praemieGewaehlt',
  kind: 'single',
  isOwed: true,
  load: (context, nummer) =>
    loadMail(
      context,
      nummer,
      'praemieGewaehlt',
      (owner) => (owner.status === 'Bereitgestellt' ? rewardPage(context, owner, nummer) : null),
      {
        mehr: async (t, owner) => [await choiceOf(context, t, owner)],
        werte: (_, owner): TextValues => (owner.art === 'Ueberweisung' ? { tag: transferDayOf(context, owner) } : {}),
        zweiterLink: notMe(context),
      },
    ),
};

/** The link by which the owner says that it was another person. */
export const notMe =
  (context: Context): NonNullable<Own['zweiterLink']> =>
  (t, { locale }) => ({ text: t('mail.nichtIch'), adresse: pageUrl(context, 'Contact', locale, {}) });

/** The pick in a sentence: the masked account and the day of a transfer, or the voucher. */
async function choiceOf(context: Context, t: Translate, owner: Owner) {
  const { art, bankdaten_id, gutschein, locale } = owner;
  if (art === 'Gutschein') {
    const { Haendler: haendler } = describeGutschein(gutschein, null, locale) ?? {};
    return haendler === undefined ? t('mail.praemieGewaehlt.gutschein') : t('mail.praemieGewaehlt.haendler', { haendler });
  }
  const iban = (await maskedBankdaten(context, bankdaten_id))?.IBAN ?? '';
  return t('mail.praemieGewaehlt.ueberweisung', { iban, tag: transferDayOf(context, owner) });
}

/** The promised day of a picked transfer. */
const transferDayOf = ({ konfiguration }: Context, { erstellt_am, gewaehlt_am, locale }: Owner): string =>
  formatDay(auszahlungTag(dayOf(erstellt_am), dayOf(gewaehlt_am ?? erstellt_am), konfiguration.AuszahlungFristTage), locale);

const bonusOf = (t: Translate, { bonus_cent, locale }: Owner): string[] =>
  bonus_cent > 0 ? [t('mail.praemieBereit.bonus', { bonus: shortCent(bonus_cent, locale) })] : [];

/** The payout options that the mail offers: the date of each, and the shop of the voucher. */
async function auszahlungOptionsOf(context: Context, t: Translate, { erstellt_am, locale, wert_cent }: Owner): Promise<string[]> {
  const { now } = context;
  const { AuszahlungFristTage, Gutschein } = context.konfiguration;
  const tag = formatDay(auszahlungTag(dayOf(erstellt_am), dayOf(now), AuszahlungFristTage), locale);
  const isOffered = (await deliverable(context, Gutschein?.Haendler ?? null, [wert_cent])).has(wert_cent);
  if (!isOffered) return [t('mail.praemieBereit.ueberweisung', { tag })];
  const shop = Gutschein ? [t('mail.praemieBereit.haendler', { haendler: Gutschein.Haendler })] : [];
  return [[t('mail.praemieBereit.wege', { tag }), ...shop].join(' ')];
}

/** The value of each code, if there are several. */
const eachOf = (t: Translate, { locale }: Owner, codes: readonly { Code: string; WertCent: number }[]): string[] =>
  codes.length < 2
    ? []
    : codes.map(({ Code, WertCent }) => t('mail.gutscheinCode.einer', { code: Code, wert: shortCent(WertCent, locale) }));

function termsOf(t: Translate, { gutschein, locale }: Owner, ausgegebenAm: Date | null): string[] {
  const terms = describeGutschein(gutschein, ausgegebenAm, locale);
  if (terms?.GueltigBis === undefined) return [];
  const { Haendler: haendler, Bedingungen: bedingungen, GueltigBis } = terms;
  return [t('mail.gutscheinCode.haendler', { haendler, tag: formatDay(GueltigBis, locale) }), bedingungen];
}

const isLost = ({ status }: Owner): boolean => status === 'Storniert' || status === 'Abgelaufen';

export const rewardPage = (context: Context, owner: Owner, nummer: string) =>
  pageUrl(context, 'Reward', owner.locale, { token: praemierungToken(context, nummer) });

/** Whether a recipient once chose "Ich möchte das nicht" and therefore gets no mails, for other referrals either. */
export const isUnwanted = async (context: Context, { seite, email }: Owner): Promise<boolean> =>
  seite === 'Empfaenger' && email !== null && wantsNoMail(context, email);

/** Loads a mail to the owner of a grant. Null if the owner's data is deleted, the mail is unwanted, or `target` returns null. */
export async function loadMail(
  context: Context,
  nummer: string,
  vorlage: Vorlage,
  target: (owner: Owner) => string | null,
  { mehr = () => [], werte, code = '', zweiterLink }: Own = {},
): Promise<LoadedMail | null> {
  const owner = await findOwner(context, nummer);
  const adresse = owner && target(owner);
  if (!owner?.email || !adresse || (await isUnwanted(context, owner))) return null;
  const t = textsFor(context, owner, owner.locale);
  const { Name, ProgrammName } = context.konfiguration;
  const wert = shortCent(owner.wert_cent, owner.locale);
  const produkt = nameOf(owner.empfohlen, owner.locale);
  const gueltigBis = formatMoment(owner.gueltig_bis, owner.locale);
  const values = { mandant: Name, programm: ProgrammName, produkt, wert, code, gueltigBis, ...(await werte?.(t, owner)) };
  return {
    an: owner.email,
    locale: owner.locale,
    content: {
      betreff: t(`mail.${vorlage}.betreff`, values),
      ...kopfOf(t, vorlage, values, wert),
      ...(owner.seite === 'Empfaenger' && {
        karte: karteOf(t, owner.locale, owner.empfohlen, { cent: isLost(owner) ? 0 : owner.wert_cent }),
      }),
      anrede: greeting(t, owner.vorname, owner.nachname),
      absaetze: [t(`mail.${vorlage}.text1`, values), ...(await mehr(t, owner)), t(`mail.${vorlage}.text2`, values)],
      ...(code !== '' && { gross: code }),
      knopf: { text: t(`mail.${vorlage}.knopf`), adresse },
      ...(zweiterLink && { zweiterLink: zweiterLink(t, owner) }),
      hinweis: t(`mail.${vorlage}.hinweis`, values),
    },
  };
}
