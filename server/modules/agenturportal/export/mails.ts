import { createTexts } from '../../../../texts/texts.ts';
import { formatMoment } from '../../../calendar.ts';
import { greeting } from '../../../mail/greeting.ts';
import type { MailTemplate } from '../../../mail/template.ts';
import { isTimeLeft } from '../../../mail/time-left.ts';
import { unlinked } from '../../../mail/unlinked.ts';
import { findExport } from '../../../reports/export/store.ts';
import { findActiveBenutzer, findLogin, type RowAccess } from '../../agentur/index.ts';
import { pageUrl } from '../../mandant/index.ts';
import { exportAccessFor, isSameAccess } from './right.ts';
import type { Exportbericht } from './sources.ts';

/** To the user who requested a file that is now written: a link to its report, where it can be downloaded. Keyed by the number of the export. */
export const exportBereit: MailTemplate = {
  name: 'exportBereit',
  kind: 'single',
  isOwed: true,
  async load(context, exportnummer) {
    const row = await findExport(context, exportnummer);
    if (!row?.gueltig_bis || !isTimeLeft(context, row.gueltig_bis)) return null;
    const bericht = row.bericht as Exportbericht;
    const owner = await findActiveBenutzer(context, row.wer_id);
    const login = await findLogin(context, row.wer_id);
    if (!owner || !isSameAccess(row.sicht as unknown as RowAccess, exportAccessFor(login, bericht))) return null;
    const locale = owner.language;
    const t = createTexts(locale, context.texte[locale]);
    const values = {
      mandant: context.konfiguration.Name,
      agentur: unlinked(owner.name),
      bericht: t(`agentur.bereich.${bericht}`),
      ende: formatMoment(row.gueltig_bis, locale),
    };
    return {
      an: owner.email,
      locale,
      content: {
        betreff: t('mail.exportBereit.betreff', values),
        anrede: greeting(t, owner.vorname, owner.nachname),
        absaetze: [t('mail.exportBereit.text1', values), t('mail.exportBereit.text2', values)],
        knopf: { text: t('mail.exportBereit.knopf'), adresse: pageUrl(context, 'AgencyArea', locale, { bericht }) },
        hinweis: t('mail.exportBereit.hinweis', values),
      },
    };
  },
};
