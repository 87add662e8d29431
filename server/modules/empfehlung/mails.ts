import { formatCode } from '../../../contract/rules/code.ts';
import { isShareable } from '../../../contract/rules/shareable.ts';
import { stateOf } from '../../../contract/rules/stand.ts';
import { endOfDay, formatDay, formatMoment } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { greeting } from '../../mail/greeting.ts';
import { wantsNoMail } from '../../mail/mail-sperre.ts';
import type { MailTemplate } from '../../mail/template.ts';
import { isTimeLeft } from '../../mail/time-left.ts';
import { unlinked } from '../../mail/unlinked.ts';
import { readLiveZugangslink, tokenOfZugangslink } from '../account/index.ts';
import { pageUrl } from '../mandant/index.ts';
import { nameOf, textsFor } from '../produkt/index.ts';
import { addressesOf } from './links/links.ts';
import { readStand } from './merken.ts';
import { findWithProdukt } from './reads.ts';

/** Whether too little time is left until a referral ends for a mail sent now to be useful. */
const isOver = (context: Context, { gueltig_bis }: { readonly gueltig_bis: string }): boolean =>
  !isTimeLeft(context, endOfDay(gueltig_bis));

/** Asks the recommender to confirm the address, unless it is confirmed or wants no mail. By the id of the mailed link. */
export const empfehlungBestaetigen: MailTemplate = {
  name: 'empfehlungBestaetigen',
  kind: 'single',
  async load(context, zugangslinkId) {
    const link = await readLiveZugangslink(context, zugangslinkId);
    const row = link && (await findWithProdukt(context, link.bezug));
    if (!row || row.bestaetigt_am !== null || (await wantsNoMail(context, row.email))) return null;
    const locale = row.language;
    const t = textsFor(context, row, locale);
    const { Name, ProgrammName } = context.konfiguration;
    const ende = formatMoment(link.gueltig_bis, locale);
    const values = { mandant: Name, programm: ProgrammName, produkt: nameOf(row, locale), ende };
    const adresse = pageUrl(context, 'Confirmation', locale, { token: tokenOfZugangslink(context, zugangslinkId) });
    return {
      an: row.email,
      locale,
      content: {
        betreff: t('mail.empfehlungBestaetigen.betreff', values),
        stand: 'link',
        eckdaten: { tag: t('mail.tag.bestaetigen', values) },
        anrede: greeting(t, row.vorname, row.nachname),
        absaetze: [t('mail.empfehlungBestaetigen.text1', values), t('mail.empfehlungBestaetigen.text2', values)],
        knopf: { text: t('mail.empfehlungBestaetigen.knopf'), adresse },
        hinweis: t('mail.empfehlungBestaetigen.hinweis', values),
      },
    };
  },
};

/** The same mail on repeated request, counted separately. */
export const empfehlungErneut: MailTemplate = { ...empfehlungBestaetigen, name: 'empfehlungErneut' };

/** Sends a confirmed recommender the link to share, with its code if the tenant gives out codes. By the number of the referral. */
export const empfehlungBereit: MailTemplate = {
  name: 'empfehlungBereit',
  kind: 'single',
  isOwed: true,
  async load(context, empfehlungsnummer) {
    const row = await findWithProdukt(context, empfehlungsnummer);
    if (!row?.email || row.bestaetigt_am === null || isOver(context, row) || (await wantsNoMail(context, row.email))) return null;
    const locale = row.language;
    const t = textsFor(context, row, locale);
    const { Name, ProgrammName, ModuleErstelleOfflineEmpfehlungCode } = context.konfiguration;
    const { KurzURL } = addressesOf(context, row);
    const values = { mandant: Name, programm: ProgrammName, produkt: nameOf(row, locale), tag: formatDay(row.gueltig_bis, locale) };
    const shown = { ...values, code: formatCode(row.code, row.wunschcode) };
    const code = ModuleErstelleOfflineEmpfehlungCode ? [t('mail.empfehlungBereit.text2', shown)] : [];
    return {
      an: row.email,
      locale,
      content: {
        betreff: t('mail.empfehlungBereit.betreff', values),
        stand: 'link',
        eckdaten: { tag: t('mail.tag.teilen', values) },
        anrede: greeting(t, row.vorname, row.nachname),
        absaetze: [t('mail.empfehlungBereit.text1', values), ...code],
        gross: KurzURL,
        knopf: {
          text: t('mail.empfehlungBereit.knopf'),
          adresse: pageUrl(context, 'Recommendation', locale, { empfehlungsnummer }),
        },
        hinweis: t('mail.empfehlungBereit.hinweis', values),
      },
    };
  },
};

/** Reminds the recommender of a referral and its next step, unless it has ended, the recommender is deleted or the address wants no mail. */
export const erinnerung: MailTemplate = {
  name: 'erinnerung',
  kind: 'notice',
  isOwed: true,
  isOptional: true,
  async load(context, empfehlungsnummer) {
    const row = await findWithProdukt(context, empfehlungsnummer);
    if (!row?.email || (await wantsNoMail(context, row.email))) return null;
    const locale = row.language;
    const stand = await readStand({ ...context, locale }, empfehlungsnummer);
    if (!stand || !isShareable(stand)) return null;
    const t = textsFor(context, row, locale);
    const { Name, ProgrammName } = context.konfiguration;
    const values = { mandant: Name, programm: ProgrammName, produkt: nameOf(row, locale), schritt: unlinked(stand.NaechsterSchritt.Was) };
    const state = stateOf(stand.NaechsterSchritt);
    const absaetze = [t('mail.erinnerung.text1', values), t('mail.erinnerung.text2', values)];
    const knopf = { text: t('mail.erinnerung.knopf'), adresse: pageUrl(context, 'Dashboard', locale, {}) };
    return {
      an: row.email,
      locale,
      line: { text: absaetze.join(' '), knopf },
      content: {
        betreff: t('mail.erinnerung.betreff', values),
        ...(state && { stand: state }),
        anrede: greeting(t, row.vorname, row.nachname),
        absaetze,
        knopf,
        hinweis: t('mail.erinnerung.hinweis', values),
      },
    };
  },
};
