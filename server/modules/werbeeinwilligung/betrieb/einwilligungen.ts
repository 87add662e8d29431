import type { EinwilligungZeile } from '../../../../contract/calls/betrieb/einwilligungen.ts';
import type { Context } from '../../../context.ts';
import { wantsNoMail } from '../../../mail/mail-sperre.ts';
import type { Report } from '../../../reports/report.ts';
import { einwilligungHash } from '../einwilligung.ts';
import { EINWILLIGUNGEN, type EinwilligungRow } from './einwilligungen.sql.ts';

/** The consents to advertising in force, as a list with their proof. */
export const einwilligungenListe = (context: Context): Report<EinwilligungRow, EinwilligungZeile> => ({
  ...EINWILLIGUNGEN,
  async toWire(rows) {
    const lines: EinwilligungZeile[] = [];
    for (const row of rows)
      lines.push({
        GegebenAm: row.zeit.toISOString(),
        Nummer: row.nummer,
        Email: row.email,
        Vorname: row.vorname || null,
        Nachname: row.nachname || null,
        Seite: row.seite,
        Sprache: row.language,
        AngefragtAm: row.angefragt_am?.toISOString() ?? null,
        GezeigtAm: row.gezeigt_am?.toISOString() ?? null,
        TextGezeigt: row.text_gezeigt,
        TextBestaetigt: row.text,
        Empfang: await empfangOf(context, row),
      });
    return lines;
  },
});

/** Whether the address may be mailed by this consent: not if its owner refused all mails, or if the consent names a former address. */
async function empfangOf(context: Context, { email, email_hash }: EinwilligungRow): Promise<EinwilligungZeile['Empfang']> {
  if (await wantsNoMail(context, email)) return 'KeineMails';
  return einwilligungHash(context, email) === email_hash ? 'Ja' : 'AndereAdresse';
}
