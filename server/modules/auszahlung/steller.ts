import type { Zahlungssteller } from '../../../contract/calls/betrieb/zahlungssteller.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { enqueueMail, isMailWaiting } from '../../mail/store.ts';
import { betriebZahlungssteller } from './steller-mails.ts';
import { listBuchhalter } from './tagespruefung.sql.ts';

/**
 * Tells everybody who keeps the books that payouts come from another account, or that one person alone makes a run from now on (backoffice.md section A), since a
 * thief would begin with that. `before` is the payer until now, `context` has the new one. Without a change nothing happens.
 */
export async function noteSteller(context: Context, before: Zahlungssteller | null): Promise<void> {
  const after = context.konfiguration.Zahlungssteller;
  const konto = before?.IBAN !== after?.IBAN;
  const vierAugen = before !== null && after !== null && before.VierAugen !== after.VierAugen;
  if (!konto && !vierAugen) return;
  const said = (steller: Zahlungssteller | null) => (steller === null ? null : steller.VierAugen ? 'VierAugen' : 'ZweiAugen');
  const wechsel = { vorher: said(before), nachher: said(after) };
  await writeProtokoll(context, 'zahlungssteller.geaendert', context.mandant, { konto, vierAugen }, wechsel);
  if (after === null) return;
  for (const { benutzer_id } of await listBuchhalter(context, dayOf(context.now)))
    if (!(await isMailWaiting(context, betriebZahlungssteller, benutzer_id)))
      await enqueueMail(context, betriebZahlungssteller, benutzer_id);
}
