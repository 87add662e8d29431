import type { Bankdaten } from '../../../contract/calls/praemie/bankdaten.ts';
import { writeProtokoll } from '../../audit/store.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { enqueueMail } from '../../mail/store.ts';
import { checkBankdaten, deleteBankdaten, readableBankdaten, storeBankdaten } from '../bankdaten/index.ts';
import { bankdatenGeaendert } from './mails.ts';
import { findEmpfehler, lockEmpfehler, updateEmpfehler } from './store.ts';

/** Bank data that a recommender stored, with its id; null if there is none, if it cannot be decrypted, or if the tenant does not store bank data (any more). */
export async function bankdatenOfEmpfehler(context: Context, empfehlerId: string): Promise<{ id: string; bankdaten: Bankdaten } | null> {
  if (!context.konfiguration.ModuleStoringBankdata) return null;
  const id = (await findEmpfehler(context, empfehlerId))?.bankdaten_id;
  const bankdaten = id ? await readableBankdaten(context, id) : null;
  return id && bankdaten ? { id, bankdaten } : null;
}

/** Stores the recommender's own bank data, checked and encrypted, in place of earlier data; `path` is the path of the fields in the request. */
export async function saveBankdaten(context: Context, empfehlerId: string, bankdaten: Bankdaten, path = 'Bankdaten'): Promise<void> {
  const id = await storeBankdaten(context, checkBankdaten(context, bankdaten, path));
  const ersetzt = await replaceBankdaten(context, empfehlerId, id);
  await writeProtokoll(context, 'empfehler.bankdaten', empfehlerId, { ersetzt });
  await enqueueMail(context, bankdatenGeaendert, empfehlerId);
}

/** Deletes a recommender's bank data; the account that a grant is paid to stays with the grant. Does nothing without bank data. */
export async function deleteBankdatenOfEmpfehler(context: Context, empfehlerId: string): Promise<void> {
  if (!(await replaceBankdaten(context, empfehlerId, null))) return;
  await writeProtokoll(context, 'empfehler.bankdaten-geloescht', empfehlerId);
  await enqueueMail(context, bankdatenGeaendert, empfehlerId);
}

/** Returns whether the recommender had bank data before. */
async function replaceBankdaten(context: Context, empfehlerId: string, id: string | null): Promise<boolean> {
  const { bankdaten_id: old } = (await lockEmpfehler(context, empfehlerId)) ?? refuse('PSOF0204');
  await updateEmpfehler(context, empfehlerId, { bankdaten_id: id });
  if (old) await deleteBankdaten(context, old);
  return old !== null;
}
