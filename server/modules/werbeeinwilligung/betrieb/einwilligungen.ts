import type { EinwilligungZeile } from '../../../../contract/calls/betrieb/einwilligungen.ts';
import type { Context } from '../../../context.ts';
import { refusingMails } from '../../../mail/mail-sperre.ts';
import type { Report } from '../../../reports/report.ts';
import { einwilligungHash } from '../einwilligung.ts';
import { EINWILLIGUNGEN, type EinwilligungRow } from './einwilligungen.sql.ts';

/** The consents to advertising in force, as a list with their proof. */
export const einwilligungenListe = (context: Context): Report<EinwilligungRow, EinwilligungZeile> => ({
  ...EINWILLIGUNGEN,
  async toWire(rows) {
    const refusing = await refusingMails(
      context,
      rows.map(({ email }) => email),
    );
    return rows.map((row) => ({
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
      Empfang: refusing.has(row.email) ? 'KeineMails' : empfangOf(context, row),
    }));
  },
});

/** Whether a consent is for the present address: a person may have changed it since. */
const empfangOf = (context: Context, { email, email_hash }: EinwilligungRow) =>
  einwilligungHash(context, email) === email_hash ? 'Ja' : 'AndereAdresse';
