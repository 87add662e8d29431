import { NACHFRAGE_TAGE, type ZurueckhaltungArt } from '../../../contract/rules/zahlung.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { addTage } from '../../calendar.ts';
import type { Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { Refusal, refuse } from '../../errors.ts';
import { enqueueMail } from '../../mail/store.ts';
import { findOwner, lockWithEmpfaenger, praemieZurueck } from '../praemierung/index.ts';
import { insertZurueckhaltung, liftZurueckhaltung, lockZurueckhaltung, stopZahlung } from '../zahlung/index.ts';
import { checkMoneyRecht } from './recht.ts';

/** Days after which the owner of a grant is reminded of a request for another account. */
const ERINNERUNG_TAGE = 14;

interface Hold {
  readonly art: ZurueckhaltungArt;
  readonly grundCode?: string;
  readonly grund?: string;
  readonly nachfrage?: boolean;
  readonly bis?: Date;
}

/** Holds a grant, with its audit entry; one that is held by this kind already stays as it is. Returns whether it is new. */
export async function hold(
  context: Context,
  praemierungsnummer: string,
  { art, grundCode, grund, nachfrage, bis }: Hold,
): Promise<boolean> {
  const isNew = await insertZurueckhaltung(context, {
    zurueckhaltung_id: context.random.nummer(),
    praemierungsnummer,
    art,
    nachfrage: nachfrage ?? false,
    grund_code: grundCode ?? null,
    grund: grund ?? null,
    bis: bis ?? null,
    erinnern_am: nachfrage ? addTage(context.now, ERINNERUNG_TAGE) : null,
    von: context.wer,
    am: context.now,
  });
  if (isNew) {
    const daten = { art, ...(grundCode && { grundCode }), ...(grund && { begruendet: true }), ...(nachfrage && { nachfrage }) };
    await writeProtokoll(context, 'zurueckhaltung.gesetzt', praemierungsnummer, daten);
  }
  return isNew;
}

/**
 * Asks the owner of a grant for another account, by a mail with a link; no run takes the grant until the answer. Without an address, because the person is
 * deleted, the grant is held and nobody is mailed.
 */
export async function askForBankdaten(context: Context, praemierungsnummer: string, grundCode: string): Promise<void> {
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
    const row = (await lockWithEmpfaenger(context, nummer)) ?? refuse('NichtGefunden');
    if (row.status !== 'Bereitgestellt' || row.art !== 'Ueberweisung') refuse('NichtGefunden');
    const stopped = await stopZahlung(context, 'Praemie', nummer, 'Angehalten');
    if (stopped !== 'Frei') throw new Refusal('Konflikt', { text: 'betrieb.zahlungslauf.unterwegs', values: { nummer } });
    if (await hold(context, nummer, { art: 'Hand', grund })) held += 1;
  }
  return held;
}

/** Lifts a hold; one that is lifted already stays so. Throws NichtAuthorisiert and NichtGefunden. */
export async function liftByHand(context: Context, login: Login | null, id: string): Promise<void> {
  await checkMoneyRecht(context, login, 'LaeufeErstellen');
  const row = (await lockZurueckhaltung(context, id)) ?? refuse('NichtGefunden');
  if (row.aufgehoben_am !== null) return;
  await liftZurueckhaltung(context, id, context.wer, context.now);
  await writeProtokoll(context, 'zurueckhaltung.aufgehoben', row.praemierungsnummer, { art: row.art, begruendet: true });
}
