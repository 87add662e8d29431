import { formatCent } from '../../../contract/values/cent.ts';
import { createTexts } from '../../../texts/texts.ts';
import type { MailTemplate } from '../../mail/template.ts';
import { unlinked } from '../../mail/unlinked.ts';
import { mailOfAccount } from '../account/index.ts';
import { pageUrl } from '../mandant/index.ts';
import { findErstattungStand } from './erstattung.sql.ts';
import { readBezug } from './inhaber.ts';

/**
 * Asks an owner of an agency for an account, since an amount in its favour cannot be paid to the one that is stored, or none is. By `bezugOf`. Not sent once the
 * amount is paid or in a run, or another account is stored.
 */
export const kontoGesucht: MailTemplate = {
  name: 'agenturKonto',
  kind: 'single',
  isOwed: true,
  async load(context, bezug) {
    const read = await readBezug(context, bezug);
    if (!read) return null;
    const { row, person } = read;
    const { rechnungsnummer: nummer } = row;
    const stand = await findErstattungStand(context, nummer);
    if (stand === null || stand === 'Bereit' || stand === 'ImLauf') return null;
    const { language: locale } = person;
    const t = createTexts(locale, context.texte[locale]);
    return mailOfAccount(
      context,
      person,
      'agenturKonto',
      () => ({
        text: t('mail.agenturKonto.knopf'),
        adresse: pageUrl(context, 'AgencyArea', locale, { bericht: 'stammdaten' }),
      }),
      {
        nummer,
        agentur: unlinked(person.name),
        betrag: formatCent(-row.offen_cent, locale),
        grund: t(`mail.agenturKonto.${stand}`),
      },
    );
  },
};
