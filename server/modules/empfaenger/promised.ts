import type { EmpfaengerPraemie } from '../../../contract/calls/praemie/praemie.ts';
import { formatCent } from '../../../contract/values/cent.ts';
import { dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { geltendePraemie, readAngebot, splitOf, titelOf, wertCentOf } from '../praemie/index.ts';
import { type EmpfehlungFor, findPromised } from './reads.ts';

/**
 * The part of the reward that a recipient is promised: that of the grant if there is one, else that of an order by its date, else that of
 * an order today. Null if the recipient or the grant has ended, or the order earns nothing.
 */
export async function promisedTo(context: Context, empfaengernummer: string): Promise<EmpfaengerPraemie | null> {
  const row = await findPromised(context, empfaengernummer);
  if (!row || isOver(row.status) || isOver(row.praemierung_status) || row.grund !== null) return null;
  // Released or paid, and the order was cancelled since: no other reward is promised.
  const isOpen = row.status === 'Offen' || row.status === 'Ok';
  const day = row.auftragsdatum ?? (isOpen ? dayOf(context.now) : null);
  if (day === null) return null;
  const angebot = await readAngebot(context, [row.agenturnummer]);
  const praemie =
    row.praemie_id === null ? geltendePraemie(angebot, { ...row, tag: day }) : angebot.praemien.find(({ id }) => id === row.praemie_id);
  if (!praemie) return null;
  const WertCent = row.wert_cent ?? splitOf(context, praemie.wert_cent, row).empfaengerCent;
  return { Id: praemie.id, Titel: titelOf(praemie, context.locale), WertCent, Wert: formatCent(WertCent, context.locale) };
}

const isOver = (status: string | null): boolean => status === 'Storniert' || status === 'Abgelaufen';

/** The part of today's reward that a recipient is promised for joining a referral now, in cents. */
export async function openPromise(context: Context, empfehlung: EmpfehlungFor): Promise<number> {
  return splitOf(context, await wertCentOf(context, empfehlung), empfehlung).empfaengerCent;
}
