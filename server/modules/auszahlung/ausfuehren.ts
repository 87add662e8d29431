import { dayOf } from '../../calendar.ts';
import type { Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { Refusal, refuse, refuseField } from '../../errors.ts';
import type { Sweep } from '../../jobs/sweep.ts';
import type { Retention } from '../../retention.ts';
import { bookBankausgang } from '../kassenbuch/index.ts';
import { endStorniert, lockWithEmpfaenger, type PraemierungRow, payPraemierung } from '../praemierung/index.ts';
import {
  countByStatus,
  deleteDateien,
  dueLaeufe,
  dueZahlungen,
  findZahlung,
  type LaufRow,
  listOldDateien,
  lockLauf,
  lockZahlung,
  moveZahlung,
  setFaelligOfLauf,
  updateLauf,
  updateZahlung,
} from '../zahlung/index.ts';
import { discardExpired } from './enden.ts';
import { lockLaufOrRefuse, moveLauf, refuseStatus } from './lauf.ts';
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

/** A payment with its grant and its run, locked in the order of the rules: recipient, grant, run, payment. */
export async function lockPayment(context: Context, zahlungsnummer: string) {
  const found = (await findZahlung(context, zahlungsnummer)) ?? refuse('NichtGefunden');
  const grant = (await lockWithEmpfaenger(context, found.bezug)) ?? refuse('NichtGefunden');
  const lauf = (await lockLauf(context, found.laufnummer)) ?? refuse('NichtGefunden');
  const zahlung = (await lockZahlung(context, zahlungsnummer)) ?? refuse('NichtGefunden');
  return { grant, lauf, zahlung };
}

/** Books one executed payment, or ends the grant of an ended one whose order was cancelled meanwhile; in one transaction, so that a kill repeats or finishes it. */
async function workOff(context: Context, zahlungsnummer: string): Promise<void> {
  const { grant, lauf, zahlung } = await lockPayment(context, zahlungsnummer);
  if (zahlung.faellig_am === null || zahlung.faellig_am > context.now) return;
  if (zahlung.status === 'Freigegeben' && lauf.ausgefuehrt_tag !== null) {
    await execute(context, grant, zahlung, lauf.ausgefuehrt_tag);
    await finishLauf(context, lauf.laufnummer);
  } else {
    await updateZahlung(context, zahlungsnummer, { faellig_am: null });
    if (zahlung.storno_vorgemerkt && !zahlung.gilt && grant.status === 'Bereitgestellt') await endStorniert(context, grant);
  }
}

type Zahlung = Awaited<ReturnType<typeof lockPayment>>['zahlung'];

async function execute(context: Context, grant: PraemierungRow, zahlung: Zahlung, tag: string): Promise<void> {
  await moveZahlung(context, zahlung, 'Ausgefuehrt', { ausgefuehrt_am: tag, faellig_am: null });
  await payPraemierung(context, grant, { zahlungsnummer: zahlung.zahlungsnummer, belegtag: tag, storniert: zahlung.storno_vorgemerkt });
}

/** Ends a run without a waiting payment and with an executed one, and books what left the bank's account. */
export async function finishLauf(context: Context, laufnummer: string): Promise<void> {
  const lauf: LaufRow = await lockLaufOrRefuse(context, laufnummer);
  if (lauf.status !== 'Uebergeben' || lauf.ausgefuehrt_tag === null) return;
  const counts = await countByStatus(context, laufnummer);
  if (counts.some(({ status }) => status === 'Freigegeben')) return;
  const executed = counts.filter(({ status }) => status === 'Ausgefuehrt' || status === 'Zurueckgekommen');
  const cent = executed.reduce((sum, one) => sum + one.summe_cent, 0);
  if (cent === 0) return;
  await moveLauf(context, lauf, 'Ausgefuehrt', {}, { tag: lauf.ausgefuehrt_tag });
  await bookBankausgang(context, { belegnummer: laufnummer, cent, belegtag: lauf.ausgefuehrt_tag });
}

export const auszahlungRetentions: readonly Retention[] = [{ rule: 'zahlungsdatei', find: listOldDateien, remove: deleteDateien }];

export const auszahlungSweeps: readonly Sweep[] = [
  { name: 'zahlung.faellig', isAwaited: true, due: dueZahlungen, run: workOff },
  { name: 'zahlungslauf.ablauf', due: dueLaeufe, run: discardExpired },
];
