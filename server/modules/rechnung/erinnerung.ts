import { RECHNUNG_ERINNERUNG_TAGE } from '../../../contract/rules/rechnung.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { addDays, hourOfDay } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import type { Sweep } from '../../jobs/sweep.ts';
import { enqueueMail } from '../../mail/store.ts';
import { listInhaber } from '../agentur/index.ts';
import { rechnungErinnerung } from './erinnerung-mails.ts';
import { bezugOf } from './inhaber.ts';
import { dueErinnerungen, lockRechnung, setErinnert } from './store.ts';

/** Hour in Berlin at which owners are reminded. */
const STUNDE = 9;

/** The moment at which the owners of an agency are reminded of an invoice that is due on a day (`YYYY-MM-DD`). */
export const reminderMoment = (faelligAm: string): Date => hourOfDay(addDays(faelligAm, RECHNUNG_ERINNERUNG_TAGE), STUNDE);

/** Mails the owners of an agency about an invoice that is not paid, once. An agency without an owner gets no mail; a returned text says so. */
async function remind(context: Context, rechnungsnummer: string): Promise<string | undefined> {
  const row = await lockRechnung(context, rechnungsnummer);
  if (!row?.erinnern_am || row.erinnern_am > context.now) return undefined;
  const { agenturnummer } = row;
  const inhaber = await listInhaber(context, agenturnummer);
  await setErinnert(context, rechnungsnummer, inhaber.length > 0 ? context.now : null);
  if (inhaber.length === 0) return 'no reminder: the agency has no owner any more';
  for (const id of inhaber) await enqueueMail(context, rechnungErinnerung, bezugOf(rechnungsnummer, id));
  await writeProtokoll(context, 'rechnung.erinnert', rechnungsnummer, {}, { agenturnummer });
  return undefined;
}

export const erinnerungSweep: Sweep = { name: 'rechnung.erinnerung', due: dueErinnerungen, run: remind };
