import { dayOf } from '../../calendar.ts';
import type { Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { Refusal, refuse, refuseField } from '../../errors.ts';
import type { Sweep } from '../../jobs/sweep.ts';
import type { Retention } from '../../retention.ts';
import { bookBankausgang } from '../kassenbuch/index.ts';
import { endStorniert, lockWithEmpfaenger, type PraemierungRow, payPraemierung } from '../praemierung/index.ts';
import { lockErstattung, payErstattung } from '../rechnung/index.ts';
import {
  countByStatus,
  deleteDateien,
  dueLaeufe,
  dueZahlungen,
  findZahlung,
  hasFreigegebene,
  type LaufRow,
  listOldDateien,
  lockLauf,
  lockZahlung,
  moveZahlung,
  setFaelligOfLauf,
  updateLauf,
  updateZahlung,
  type ZahlungRow,
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

/** What a payment pays: a grant, or a document in favour of an agency. */
type Bezahltes =
  | { readonly art: 'Praemie'; readonly grant: PraemierungRow }
  | { readonly art: 'Erstattung'; readonly beleg: Awaited<ReturnType<typeof lockErstattung>> };

const lockBezahltes = async (context: Context, { art, bezug }: Pick<ZahlungRow, 'art' | 'bezug'>): Promise<Bezahltes> =>
  art === 'Praemie'
    ? { art, grant: (await lockWithEmpfaenger(context, bezug)) ?? refuse('NichtGefunden') }
    : { art, beleg: await lockErstattung(context, bezug) };

/** A payment with what it pays and its run, locked in the order of the rules: recipient and grant, or account and document of an agency, then run and payment. */
export async function lockPayment(context: Context, zahlungsnummer: string) {
  const found = (await findZahlung(context, zahlungsnummer)) ?? refuse('NichtGefunden');
  const bezahltes = await lockBezahltes(context, found);
  const lauf = (await lockLauf(context, found.laufnummer)) ?? refuse('NichtGefunden');
  const zahlung = (await lockZahlung(context, zahlungsnummer)) ?? refuse('NichtGefunden');
  return { bezahltes, lauf, zahlung };
}

/** Books one executed payment, or ends the grant of an ended one whose order was cancelled meanwhile; in one transaction, so that a kill repeats or finishes it. */
export async function workOff(context: Context, zahlungsnummer: string): Promise<void> {
  const { bezahltes, lauf, zahlung } = await lockPayment(context, zahlungsnummer);
  if (zahlung.faellig_am === null || zahlung.faellig_am > context.now) return;
  if (zahlung.status === 'Freigegeben' && lauf.ausgefuehrt_tag !== null) {
    await execute(context, bezahltes, zahlung, lauf.ausgefuehrt_tag);
    await finishLauf(context, lauf.laufnummer);
  } else {
    await updateZahlung(context, zahlungsnummer, { faellig_am: null });
    if (bezahltes.art === 'Praemie' && zahlung.storno_vorgemerkt && !zahlung.gilt && bezahltes.grant.status === 'Bereitgestellt')
      await endStorniert(context, bezahltes.grant);
  }
}

async function execute(context: Context, bezahltes: Bezahltes, zahlung: ZahlungRow, belegtag: string): Promise<void> {
  const { zahlungsnummer, storno_vorgemerkt: storniert } = zahlung;
  await moveZahlung(context, zahlung, 'Ausgefuehrt', { ausgefuehrt_am: belegtag, faellig_am: null });
  if (bezahltes.art === 'Praemie') await payPraemierung(context, bezahltes.grant, { zahlungsnummer, belegtag, storniert });
  else await payErstattung(context, bezahltes.beleg, { zahlungsnummer, belegtag });
}

/** Ends a run without a waiting payment and with an executed one, and books what left the bank's account. */
export async function finishLauf(context: Context, laufnummer: string): Promise<void> {
  const lauf: LaufRow = await lockLaufOrRefuse(context, laufnummer);
  if (lauf.status !== 'Uebergeben' || lauf.ausgefuehrt_tag === null) return;
  if (await hasFreigegebene(context, laufnummer)) return;
  const counts = await countByStatus(context, laufnummer);
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
