import { storeBankdaten } from '../../../contract/calls/praemie/bankdaten.ts';
import { BANK_FIELDS } from '../../features/bank/bank-fields.tsx';
import { nested, once } from '../../shell/form.ts';
import type { Fields, Posted, Visit } from '../../shell/visit.ts';

/** Stores the bank data. The same form sent twice is stored once and confirmed both times. The redirect removes the token from the address. */
export async function postBankdaten(visit: Visit, fields: Fields): Promise<Posted> {
  const { token = '' } = visit.query;
  if (token === '') return { redirect: { page: 'BankDetailsRecipient' } };
  const body = { Token: token, ...nested(fields, BANK_FIELDS) };
  const stored = await visit.call(storeBankdaten, { body, ...once(fields, body) });
  return stored.ok ? { redirect: { page: 'BankDetailsRecipient', params: { gespeichert: '1' } } } : { problem: stored.problem };
}
