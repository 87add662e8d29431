import { formatCent } from '../../../contract/values/cent.ts';
import { createTexts } from '../../../texts/texts.ts';
import { formatDay } from '../../calendar.ts';
import type { MailTemplate } from '../../mail/template.ts';
import { unlinked } from '../../mail/unlinked.ts';
import { mailOfAccount } from '../account/index.ts';
import { pageUrl } from '../mandant/index.ts';
import { readBezug } from './inhaber.ts';

/**
 * Reminds an owner of an agency of an invoice that is not paid: number, day, open rest, and the account as it stands on the invoice. By `bezugOf`. Not sent once it is
 * paid or cancelled.
 */
export const rechnungErinnerung: MailTemplate = {
  name: 'agenturErinnerung',
  kind: 'single',
  isOwed: true,
  async load(context, bezug) {
    const read = await readBezug(context, bezug);
    if (!read || read.row.offen_cent <= 0) return null;
    const { row, person } = read;
    const { rechnungsnummer: nummer } = row;
    const { language: locale } = person;
    const values = {
      nummer,
      agentur: unlinked(person.name),
      tag: formatDay(row.faellig_am, locale),
      offen: formatCent(row.offen_cent, locale),
    };
    const loaded = await mailOfAccount(
      context,
      person,
      'agenturErinnerung',
      (_, t) => ({
        text: t('mail.agenturErinnerung.knopf'),
        adresse: `${pageUrl(context, 'AgencyArea', locale, { bericht: 'rechnungen' })}?zeile=${encodeURIComponent(nummer)}`,
      }),
      values,
    );
    const { Name, IBAN, BIC, Bank } = row.steller;
    const t = createTexts(locale, context.texte[locale]);
    const konto = [
      ['empfaenger', Name],
      ['iban', IBAN],
      ['bic', BIC],
      ['bank', Bank],
      ['zweck', nummer],
    ] as const;
    const liste = konto.flatMap(([key, value]) => (value ? [`${t(`mail.agenturErinnerung.${key}`)}: ${value}`] : []));
    return loaded && { ...loaded, content: { ...loaded.content, liste } };
  },
};
