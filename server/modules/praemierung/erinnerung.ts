import { addTage } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { enqueueMail } from '../../mail/store.ts';
import { ERINNERUNG_TAGE, lastDayOf, MOST_IN_MAIL, nextFaellig } from './ending.ts';
import { praemieErinnerung } from './erinnerung-mails.ts';
import { listEndingWith } from './reads.ts';
import { lockPraemierungen, type PraemierungRow, setFaellig } from './store.ts';

/**
 * Reminds the owner of an open grant whose reminder is due: once for all own grants with the same last day. Of reminders that were missed
 * only the latest is sent.
 */
export async function remind(context: Context, grant: PraemierungRow): Promise<void> {
  const stage = ERINNERUNG_TAGE.findLastIndex((tage) => addTage(grant.gueltig_bis, -tage) <= context.now);
  const stageTage = ERINNERUNG_TAGE[stage];
  if (stageTage === undefined) return;
  const isPending = ({ status, faellig_am, gueltig_bis }: PraemierungRow) =>
    status === 'Offen' && faellig_am !== null && faellig_am <= addTage(gueltig_bis, -stageTage);
  const ending = await listEndingWith(context, grant.praemierungsnummer, lastDayOf(grant));
  if (ending.length === 0) return;
  const locked = await lockPraemierungen(
    context,
    ending.map((row) => row.praemierungsnummer),
  );
  const pending = locked.filter(isPending);
  if (!pending.some((row) => row.praemierungsnummer === grant.praemierungsnummer)) return;
  for (const [at, row] of pending.entries()) {
    if (at % MOST_IN_MAIL === 0) await enqueueMail(context, praemieErinnerung, row.praemierungsnummer);
    await setFaellig(context, row.praemierungsnummer, nextFaellig(row, context.now, ERINNERUNG_TAGE.slice(stage + 1)));
  }
}
