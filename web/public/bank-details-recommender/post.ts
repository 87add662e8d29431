import { deleteEmpfehlerBankdaten, storeEmpfehlerBankdaten } from '../../../contract/calls/empfehler.ts';
import { nested } from '../../shell/form.ts';
import { endedSession } from '../../shell/login.ts';
import type { Posted, Visit } from '../../shell/visit.ts';

const FIELDS = ['Kontoinhaber', 'IBAN', 'BIC'];

/** Stores the bank data in place of what was stored, or deletes it; a second click finds it done. Whose session has ended logs in first. */
export async function postBank(visit: Visit, fields: Readonly<Record<string, string>>): Promise<Posted> {
  const deletes = fields.schritt === 'loeschen';
  const done = deletes
    ? await visit.call(deleteEmpfehlerBankdaten)
    : await visit.call(storeEmpfehlerBankdaten, { body: nested(fields, FIELDS) });
  if (!done.ok) return endedSession(visit, 'BankDetailsRecommender', done.problem);
  return { redirect: { page: 'BankDetailsRecommender', params: { [deletes ? 'geloescht' : 'gespeichert']: '1' } } };
}
