import { dayOf } from '../../calendar.ts';
import type { Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { Refusal, refuseField } from '../../errors.ts';
import type { Sweep } from '../../jobs/sweep.ts';
import type { Retention } from '../../retention.ts';
import { countByStatus, deleteDateien, dueLaeufe, listOldDateien, setFaelligOfLauf, updateLauf } from '../zahlung/index.ts';
import { dueZahlungen } from './buchen.sql.ts';
import { finishLauf, workOff } from './buchen.ts';
import { discardExpired } from './enden.ts';
import { lockLaufOrRefuse, refuseStatus } from './lauf.ts';
import { actorOf, checkMoneyRecht } from './recht.ts';

/**
 * Says on which day the bank executed a run that it has: every payment of it waits to be booked. One that was executed already stays as it is. Throws
 * NichtAuthorisiert, NichtGefunden, Konflikt for a run that is not at the bank or whose payments the bank all refused, and Validierung for a day before the approval or in the future.
 */
export async function executeLauf(context: Context, login: Login | null, laufnummer: string, tag: string): Promise<void> {
  await checkMoneyRecht(context, login, 'LaeufeErstellen');
  const lauf = await lockLaufOrRefuse(context, laufnummer);
  if (lauf.ausgefuehrt_tag !== null) return;
  if (lauf.status !== 'Uebergeben') refuseStatus(context, lauf);
  if (tag > dayOf(context.now)) refuseField('Ausfuehrungstag', 'zukunft');
  if (lauf.freigegeben_am && tag < dayOf(lauf.freigegeben_am)) refuseField('Ausfuehrungstag', 'vorZahlung');
  // The bank refused each of them: such a run is withdrawn.
  const approved = (await countByStatus(context, laufnummer)).some(({ status }) => status === 'Freigegeben');
  if (!approved) throw new Refusal('Konflikt', { text: 'betrieb.zahlungslauf.alleAbgelehnt' });
  await updateLauf(context, laufnummer, { ausgefuehrt_von: actorOf(context), ausgefuehrt_am: context.now, ausgefuehrt_tag: tag });
  await setFaelligOfLauf(context, laufnummer, context.now);
  await finishLauf(context, laufnummer);
}

export const auszahlungRetentions: readonly Retention[] = [{ rule: 'zahlungsdatei', find: listOldDateien, remove: deleteDateien }];

export const auszahlungSweeps: readonly Sweep[] = [
  { name: 'zahlung.faellig', isAwaited: true, due: dueZahlungen, run: workOff },
  { name: 'zahlungslauf.ablauf', due: dueLaeufe, run: discardExpired },
];
