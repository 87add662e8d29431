import { refuse } from '../../errors.ts';
import { inContext, type Parts } from '../../parts.ts';
import { findReturned } from './adresse.ts';
import { isUnknownMailbox, parseReport, type Report } from './report.ts';
import { lockSentMail, setZurueck } from './sperre.sql.ts';
import { suppress } from './sperre.ts';

/** What a report led to: the mailbox is suppressed, the mail is marked as returned, or the report was only noted. */
export type Ergebnis = 'Gesperrt' | 'Zurueck' | 'Notiert';

/**
 * Takes a report about a mail that came back, as the mail system hands it over. The mail is known by its return address, whose hash nobody else can make. The same
 * report twice changes nothing more. Throws Validierung for bytes that are no report, NichtGefunden for one about no mail of ours.
 */
export async function takeReport(parts: Parts, raw: Buffer): Promise<Ergebnis> {
  const parsed = (await parseReport(raw)) ?? refuse('Validierung');
  const { report, text } = parsed;
  const returned = findReturned(parts.secrets, parts.mandanten.all(), text) ?? refuse('NichtGefunden');
  const mandant = parts.mandanten.get(returned.mandant) ?? refuse('NichtGefunden');
  const { mailId } = returned;
  const ergebnis = await inContext(parts, mandant, { wer: 'Mailsystem' }, async (context): Promise<Ergebnis> => {
    const mail = (await lockSentMail(context, mailId)) ?? refuse('NichtGefunden');
    if (report.art === 'Zurueck' && mail.zurueck_am === null) await setZurueck(context, mailId, context.now, `returned: ${report.status}`);
    const reason = reasonFor(report);
    if (reason === null || mail.email_hash === null) return report.art === 'Zurueck' ? 'Zurueck' : 'Notiert';
    await suppress(context, mail.email_hash, { ...reason, mailId });
    return 'Gesperrt';
  });
  parts.log.info({ mandant: mandant.mandant, mail: mailId, ...report, ergebnis }, 'report about a mail');
  return ergebnis;
}

/** Why a report suppresses the mailbox; null if it does not. */
function reasonFor(report: Report) {
  if (report.art === 'Beschwerde') return { grund: 'Beschwerde', status: null } as const;
  if (report.art === 'Zurueck' && isUnknownMailbox(report.status)) return { grund: 'Unbekannt', status: report.status } as const;
  return null;
}
