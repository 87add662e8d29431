import { deleteEmpfehlerBankdaten, storeEmpfehlerBankdaten } from '../../../contract/calls/account/empfehler.ts';
import { BANK_FIELDS } from '../../features/bank/bank-fields.tsx';
import { nested } from '../../shell/form.ts';
import { endedSession } from '../../shell/login.ts';
import type { Fields, Posted, Visit } from '../../shell/visit.ts';

/** Replaces the stored bank data, or deletes it; a second click has no further effect. Redirects to Login if the session has ended. */
export async function postBank(visit: Visit, fields: Fields): Promise<Posted> {
  const deletes = fields.schritt === 'loeschen';
  const done = deletes
    ? await visit.call(deleteEmpfehlerBankdaten)
    : await visit.call(storeEmpfehlerBankdaten, { body: nested(fields, BANK_FIELDS) });
  if (!done.ok) return endedSession(visit, 'BankDetailsRecommender', done.problem);
  return { redirect: { page: 'BankDetailsRecommender', params: { [deletes ? 'geloescht' : 'gespeichert']: '1' } } };
}
