import { createTexts } from '../../../../texts/texts.ts';
import { formatMoment } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import { greeting } from '../../../mail/greeting.ts';
import type { LoadedMail, MailTemplate } from '../../../mail/template.ts';
import { findBenutzer, readLiveZugangslink, sperreOf, tokenOfZugangslink } from '../../account/index.ts';
import { pageUrl } from '../../mandant/index.ts';
import { findEmpfaenger } from '../store.ts';
import { addressesOf } from './addresses.ts';
import { type Aenderung, findAenderung } from './store.ts';

/** To a new address: the link by which its owner confirms it. Takes the id of the mailed link. */
export const adresseBestaetigen: MailTemplate = {
  name: 'adresseBestaetigen',
  kind: 'single',
  isOwed: true,
  load: (context, linkId) => loadMail(context, linkId, 'adresseBestaetigen'),
};

/** To the old address: that it is to be replaced, and the link by which its owner objects. Takes the id of the mailed link. */
export const adresseWiderspruch: MailTemplate = {
  name: 'adresseWiderspruch',
  kind: 'single',
  isOwed: true,
  load: (context, linkId) => loadMail(context, linkId, 'adresseWiderspruch'),
};

async function loadMail(
  context: Context,
  linkId: string,
  vorlage: 'adresseBestaetigen' | 'adresseWiderspruch',
): Promise<LoadedMail | null> {
  const link = await readLiveZugangslink(context, linkId);
  const row = link && (await findAenderung(context, link.bezug));
  const person = row && row.widersprochen_am === null && (await personOf(context, row));
  if (!person) return null;
  const { neu, bisher } = addressesOf(context, row);
  const an = vorlage === 'adresseBestaetigen' ? neu : bisher;
  if (await sperreOf(context, an)) return null;
  const { locale } = person;
  const t = createTexts(locale, context.texte[locale]);
  const { Name, ProgrammName } = context.konfiguration;
  const values = { mandant: Name, programm: ProgrammName, ende: formatMoment(link.gueltig_bis, locale) };
  const token = tokenOfZugangslink(context, linkId);
  return {
    an,
    locale,
    content: {
      betreff: t(`mail.${vorlage}.betreff`, values),
      // A wrong address may belong to a stranger, who learns no name.
      anrede: vorlage === 'adresseBestaetigen' ? greeting(t, person.vorname, person.name) : greeting(t, null, null),
      absaetze: [t(`mail.${vorlage}.text1`, values), t(`mail.${vorlage}.text2`, values)],
      knopf: {
        text: t(`mail.${vorlage}.knopf`),
        adresse: pageUrl(context, 'AddressChange', locale, vorlage === 'adresseBestaetigen' ? { token } : { token, widerspruch: '1' }),
      },
      hinweis: t(`mail.${vorlage}.hinweis`, values),
    },
  };
}

/** The person whose address it is; null if the data is deleted. */
async function personOf(context: Context, { account_id, empfaengernummer }: Aenderung) {
  if (account_id !== null) {
    const row = await findBenutzer(context, account_id);
    return row ? { locale: row.language, vorname: row.vorname, name: row.nachname } : null;
  }
  const row = await findEmpfaenger(context, empfaengernummer ?? '');
  return row?.email ? { locale: row.language, vorname: row.vorname, name: row.name } : null;
}
