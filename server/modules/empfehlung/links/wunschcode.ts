import { normalCode } from '../../../../contract/rules/code.ts';
import { writeProtokoll } from '../../../audit/store.ts';
import { dayOf } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import { isUniqueViolation } from '../../../db/errors.ts';
import { Refusal, refuse, refuseField } from '../../../errors.ts';
import { checkLiveAccount } from '../../account/index.ts';
import { lockRunning } from '../own.ts';
import { findByCode, releaseWunschcode, updateEmpfehlung } from '../store.ts';
import { isFremdeMarke } from './marken.ts';

/**
 * Gives an own referral the code that its recommender chose, once; the drawn one leads on beside it. A code that comes to the same as one of
 * another referral is taken (Konflikt), unless that one is an own that has ended: its code moves on.
 */
export async function setWunschcode(context: Context, empfehlerId: string, empfehlungsnummer: string, code: string): Promise<void> {
  if (!context.konfiguration.ModuleErstelleOfflineEmpfehlungCode) refuse('NichtAuthorisiert');
  await checkLiveAccount(context, empfehlerId);
  const { wunschcode } = await lockRunning(context, empfehlerId, empfehlungsnummer);
  if (wunschcode === code) return;
  if (wunschcode !== null) refuse('Konflikt');
  if (isFremdeMarke(code, context.konfiguration.Name)) refuseField('Code', 'marke');
  const schluessel = normalCode(code);
  await releaseWunschcode(context, empfehlerId, schluessel, dayOf(context.now));
  if (await findByCode(context, schluessel)) refuseTaken();
  await takeCode(context, empfehlungsnummer, code, schluessel);
  await writeProtokoll(context, 'empfehlung.wunschcode', empfehlungsnummer);
}

/** Of several who choose the same at once one gets it. */
async function takeCode(context: Context, empfehlungsnummer: string, wunschcode: string, wunschcode_schluessel: string): Promise<void> {
  try {
    await updateEmpfehlung(context, empfehlungsnummer, { wunschcode, wunschcode_schluessel });
  } catch (error) {
    if (isUniqueViolation(error, 'empfehlung_wunschcode')) refuseTaken();
    throw error;
  }
}

function refuseTaken(): never {
  throw new Refusal('Konflikt', { fields: [{ field: 'Code', code: 'vergeben' }] });
}
