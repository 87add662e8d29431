import { createTexts } from '../../../texts/texts.ts';
import { dayOf, formatDay, formatMoment } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { greeting } from '../../mail/greeting.ts';
import type { LoadedMail, MailTemplate } from '../../mail/template.ts';
import { unlinked } from '../../mail/unlinked.ts';
import { findBenutzer, readLiveZugangslink, sperreOf, tokenOfZugangslink } from '../account/index.ts';
import { pageUrl } from '../mandant/index.ts';
import { parseBezug } from './code.ts';
import { findDauercode, findEinladung } from './reads.ts';
import { hasDeclined, isUnwelcome } from './verweigert.ts';

/**
 * To a customer whom an agency invited: who invited, on what occasion and when, and the links to accept or decline. Without amounts or
 * advertising. Not sent to an address that refuses it. Takes the id of the mailed link.
 */
export const einladungMail: MailTemplate = {
  name: 'einladung',
  kind: 'single',
  isOptional: true,
  async load(context, zugangslinkId) {
    const link = await readLiveZugangslink(context, zugangslinkId);
    const row = link && (await findEinladung(context, link.bezug));
    if (!link || !row?.email || !row.gegeben_am || row.status !== 'Offen' || row.agentur_status !== 'Aktiv') return null;
    if (await isUnwelcome(context, row.email)) return null;
    const { vorname, nachname, email: an, name: agentur, begruessung, art, gegeben_am } = row;
    const locale = row.language ?? context.locale;
    return mailOf(context, { an, vorname, nachname, locale }, zugangslinkId, {
      vorlage: 'einladung',
      woher: `mail.einladung.woher.${art}`,
      begruessung,
      values: { agentur, tag: formatDay(dayOf(gegeben_am), locale), bis: formatMoment(link.gueltig_bis, locale) },
    });
  },
};

/** The same mail when it is sent again, counted separately. */
export const einladungErneut: MailTemplate = { ...einladungMail, name: 'einladungErneut' };

/** To an address that a visitor typed at the link of a QR code: the link that accepts. Takes the id of the mailed link. */
export const einladungBestaetigen: MailTemplate = {
  name: 'einladungBestaetigen',
  kind: 'single',
  async load(context, zugangslinkId, erstelltAm) {
    const link = await readLiveZugangslink(context, zugangslinkId);
    const owner = link && (await findBenutzer(context, link.bezug));
    if (!owner || !link?.einladung) return null;
    if ((await sperreOf(context, owner.email)) !== null || (await hasDeclined(context, owner.email))) return null;
    const row = await findEinladende(context, link.einladung);
    if (!row) return null;
    const { email: an, vorname, nachname, language: locale } = owner;
    return mailOf(context, { an, vorname, nachname, locale }, zugangslinkId, {
      vorlage: 'einladungBestaetigen',
      woher: 'mail.einladungBestaetigen.woher',
      begruessung: row.begruessung,
      values: { agentur: row.name, tag: formatDay(dayOf(erstelltAm), locale), bis: formatMoment(link.gueltig_bis, locale) },
    });
  },
};

/** The inviting agency as customers read it; null while it is inactive. */
async function findEinladende(context: Context, text: string) {
  const bezug = parseBezug(text);
  const row =
    bezug.einladungsnummer === undefined ? await findDauercode(context, bezug) : await findEinladung(context, bezug.einladungsnummer);
  return row?.agentur_status === 'Aktiv' ? row : null;
}

interface An {
  readonly an: string;
  readonly vorname: string;
  readonly nachname: string;
  readonly locale: LoadedMail['locale'];
}

interface Worte {
  readonly vorlage: 'einladung' | 'einladungBestaetigen';
  /** Text that explains where the address comes from, and when. */
  readonly woher: 'mail.einladung.woher.VorOrt' | 'mail.einladung.woher.Telefon' | 'mail.einladungBestaetigen.woher';
  /** The agency's own greeting, quoted as its words. */
  readonly begruessung: string | null;
  readonly values: Readonly<Record<'agentur' | 'tag' | 'bis', string>>;
}

function mailOf(context: Context, { an, vorname, nachname, locale }: An, zugangslinkId: string, worte: Worte): LoadedMail {
  const t = createTexts(locale, context.texte[locale]);
  const { vorlage, woher, begruessung } = worte;
  const values = {
    ...worte.values,
    agentur: unlinked(worte.values.agentur),
    mandant: context.konfiguration.Name,
    programm: context.konfiguration.ProgrammName,
  };
  const token = tokenOfZugangslink(context, zugangslinkId);
  const ablehnen = pageUrl(context, 'Invitation', locale, { token, ablehnen: '1' });
  return {
    an,
    locale,
    abbestellen: ablehnen,
    content: {
      betreff: t(`mail.${vorlage}.betreff`, values),
      anrede: greeting(t, vorname, nachname),
      absaetze: [
        t(`mail.${vorlage}.text1`, values),
        ...(begruessung === null ? [] : [t('einladung.schreibt', { agentur: values.agentur, text: unlinked(begruessung) })]),
        t(woher, values),
        t(`mail.${vorlage}.text2`, values),
      ],
      knopf: { text: t(`mail.${vorlage}.knopf`), adresse: pageUrl(context, 'Invitation', locale, { token }) },
      zweiterLink: { text: t('mail.einladung.ablehnen'), adresse: ablehnen },
      hinweis: t(`mail.${vorlage}.hinweis`, values),
    },
  };
}
