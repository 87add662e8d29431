import { NACHFRAGE_TAGE } from '../../../contract/rules/zahlung.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { addTage } from '../../calendar.ts';
import type { Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { Refusal, refuse } from '../../errors.ts';
import { enqueueMail } from '../../mail/store.ts';
import { findOwner, lockWithEmpfaenger, praemieZurueck } from '../praemierung/index.ts';
import { hold, liftAll, liftZurueckhaltung, listZurueckhaltungen, lockZurueckhaltung, stopZahlung } from '../zahlung/index.ts';
import { checkMoneyRecht } from './recht.ts';

/**
 * Asks the owner of a grant for another account, by a mail with a link; no run takes the grant until the answer. Without an address, because the person is
 * deleted, the grant is held and nobody is mailed.
 */
export async function askForBankdaten(context: Context, praemierungsnummer: string, grundCode: string | null): Promise<void> {
  const nachfrage = Boolean((await findOwner(context, praemierungsnummer))?.email);
  const bis = addTage(context.now, NACHFRAGE_TAGE);
  const isNew = await hold(context, praemierungsnummer, { art: 'Rueckgabe', grundCode, nachfrage, ...(nachfrage && { bis }) });
  if (isNew && nachfrage) await enqueueMail(context, praemieZurueck, praemierungsnummer);
}

/** Holds picked transfers by hand. Throws NichtAuthorisiert, NichtGefunden, and Konflikt for one whose payment is approved. */
export async function holdByHand(context: Context, login: Login | null, nummern: readonly string[], grund: string): Promise<number> {
  await checkMoneyRecht(context, login, 'LaeufeErstellen');
  let held = 0;
  for (const nummer of [...new Set(nummern)].sort()) {
    await stopTransfer(context, nummer);
    if (await hold(context, nummer, { art: 'Hand', grund })) held += 1;
  }
  return held;
}

/** Locks a picked transfer and takes it out of a run that is not approved. Throws NichtGefunden for another one, and Konflikt for one on its way. */
async function stopTransfer(context: Context, nummer: string): Promise<void> {
  const row = (await lockWithEmpfaenger(context, nummer)) ?? refuse('NichtGefunden');
  if (row.status !== 'Bereitgestellt' || row.art !== 'Ueberweisung') refuse('NichtGefunden');
  const stopped = await stopZahlung(context, 'Praemie', nummer, 'Angehalten');
  if (stopped !== 'Frei') throw new Refusal('Konflikt', { text: 'betrieb.zahlungslauf.unterwegs', values: { nummer } });
}

/**
 * Asks the owner of a picked transfer for another account by hand, again for as long as at first; the reason that the bank gave stays. Throws NichtAuthorisiert,
 * NichtGefunden, and Konflikt for one whose payment is approved, whose holder has died, or whose owner has no address any more.
 */
export async function askByHand(context: Context, login: Login | null, nummer: string): Promise<void> {
  await checkMoneyRecht(context, login, 'LaeufeErstellen');
  await stopTransfer(context, nummer);
  if (!(await findOwner(context, nummer))?.email) throw new Refusal('Konflikt', { text: 'betrieb.auszahlung.ohneAdresse' });
  const holds = await listZurueckhaltungen(context, [nummer], context.now);
  if (holds.some(({ art }) => art === 'Verstorben')) throw new Refusal('Konflikt', { text: 'betrieb.zurueckhaltung.sagt.Verstorben' });
  const grundCode = holds.find(({ art }) => art === 'Rueckgabe')?.grund_code ?? null;
  await liftAll(context, nummer, 'Rueckgabe', context.wer, context.now);
  await askForBankdaten(context, nummer, grundCode);
}

/** Lifts a hold; one that is lifted already stays so. Throws NichtAuthorisiert and NichtGefunden. */
export async function liftByHand(context: Context, login: Login | null, id: string): Promise<void> {
  await checkMoneyRecht(context, login, 'LaeufeErstellen');
  const row = (await lockZurueckhaltung(context, id)) ?? refuse('NichtGefunden');
  if (row.aufgehoben_am !== null) return;
  await liftZurueckhaltung(context, id, context.wer, context.now);
  await writeProtokoll(context, 'zurueckhaltung.aufgehoben', row.praemierungsnummer, { art: row.art, begruendet: true });
}
