import { normalizeCode } from '../../../../contract/rules/code.ts';
import { codeNamesOf, faultOfCode } from '../../../../contract/rules/wunschcode.ts';
import { writeProtokoll } from '../../../audit/store.ts';
import { dayOf } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import { isUniqueViolation } from '../../../db/errors.ts';
import { Refusal, refuse, refuseField } from '../../../errors.ts';
import { checkLiveAccount } from '../../account/index.ts';
import { pathsOf } from '../../mandant/index.ts';
import { lockRunning } from '../own.ts';
import { findByCode, releaseWunschcode, updateEmpfehlung } from '../store.ts';

/**
 * Sets the code that a recommender chose for an own referral, once; the generated code still works. Refuses with Konflikt if the normal
 * spelling of the code equals that of another referral's code. A code of the recommender's own ended referral moves to the new one.
 */
export async function setWunschcode(context: Context, empfehlerId: string, empfehlungsnummer: string, code: string): Promise<void> {
  if (!context.konfiguration.ModuleErstelleOfflineEmpfehlungCode) refuse('NichtAuthorisiert');
  await checkLiveAccount(context, empfehlerId);
  const { wunschcode } = await lockRunning(context, empfehlerId, empfehlungsnummer);
  if (wunschcode === code) return;
  if (wunschcode !== null) refuse('Konflikt');
  const names = [context.konfiguration.Name, context.konfiguration.ProgrammName, context.mandant];
  const fault = faultOfCode(code, codeNamesOf(names, pathsOf(context)));
  if (fault) refuseField('Code', fault);
  const schluessel = normalizeCode(code);
  await releaseWunschcode(context, empfehlerId, schluessel, dayOf(context.now));
  if (await findByCode(context, schluessel)) refuseTaken();
  await storeCode(context, empfehlungsnummer, code, schluessel);
  await writeProtokoll(context, 'empfehlung.wunschcode', empfehlungsnummer);
}

/** Stores the code. Only one of several concurrent calls for the same code succeeds; the others are refused as taken. */
async function storeCode(context: Context, empfehlungsnummer: string, wunschcode: string, wunschcode_schluessel: string): Promise<void> {
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
