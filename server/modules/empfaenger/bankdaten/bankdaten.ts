import type { Bankdaten } from '../../../../contract/calls/praemie/bankdaten.ts';
import type { Context } from '../../../context.ts';
import { deleteBankdaten, readableBankdaten } from '../../bankdaten/index.ts';
import { findEmpfaenger, updateEmpfaenger } from '../store.ts';

/** Bank data that a recipient stored ahead of the reward, with its id; null if there is none, if it cannot be decrypted, or if the tenant does not store bank data (any more). */
export async function bankdatenOfEmpfaenger(
  context: Context,
  empfaengernummer: string,
): Promise<{ id: string; bankdaten: Bankdaten } | null> {
  if (!context.konfiguration.ModuleStoringBankdata) return null;
  const id = (await findEmpfaenger(context, empfaengernummer))?.bankdaten_id;
  const bankdaten = id ? await readableBankdaten(context, id) : null;
  return id && bankdaten ? { id, bankdaten } : null;
}

/** Replaces the bank data of a recipient, or removes it with null; deletes the previous data unless a grant is paid to it. */
export async function replaceBankdaten(context: Context, empfaengernummer: string, id: string | null): Promise<void> {
  const old = (await findEmpfaenger(context, empfaengernummer))?.bankdaten_id;
  if (!old && id === null) return;
  await updateEmpfaenger(context, empfaengernummer, { bankdaten_id: id });
  if (old) await deleteBankdaten(context, old);
}
