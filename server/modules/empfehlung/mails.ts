import { createTexts } from '../../../texts/texts.ts';
import { greeting } from '../../mail/greeting.ts';
import { wantsNoMail } from '../../mail/mail-sperre.ts';
import type { MailTemplate } from '../../mail/template.ts';
import { readZugangslink, tokenOfZugangslink } from '../account/account.ts';
import { pageUrl } from '../mandant/mandant.ts';
import { nameOf } from '../produkt/produkt.ts';
import { findWithProdukt } from './reads.ts';

/** To the address that recommends: confirm it, unless that is done or the address wants no mail. By the id of the mailed link. */
export const empfehlungBestaetigen: MailTemplate = {
  name: 'empfehlungBestaetigen',
  async load(context, zugangslinkId) {
    const link = await readZugangslink(context, zugangslinkId);
    const row = link && !link.verwendet_am ? await findWithProdukt(context, link.bezug) : undefined;
    if (!row || row.bestaetigt_am !== null || (await wantsNoMail(context, row.email))) return null;
    const locale = row.language;
    const t = createTexts(locale, context.texte[locale]);
    const values = { mandant: context.konfiguration.Name, programm: context.konfiguration.ProgrammName, produkt: nameOf(row, locale) };
    const adresse = pageUrl(context, 'Confirmation', locale, { token: tokenOfZugangslink(context, zugangslinkId) });
    return {
      an: row.email,
      locale,
      content: {
        betreff: t('mail.empfehlungBestaetigen.betreff', values),
        anrede: greeting(t, row.vorname, row.nachname),
        absaetze: [t('mail.empfehlungBestaetigen.text1', values), t('mail.empfehlungBestaetigen.text2', values)],
        knopf: { text: t('mail.empfehlungBestaetigen.knopf'), adresse },
        hinweis: t('mail.empfehlungBestaetigen.hinweis', values),
      },
    };
  },
};
