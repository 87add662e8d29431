import { storeBankdaten } from '../../../contract/calls/bankdaten.ts';
import { nested } from '../../shell/form.ts';
import type { Posted, Visit } from '../../shell/visit.ts';

const FIELDS = ['Kontoinhaber', 'IBAN', 'BIC'];

/** Stores the bank data. The same form sent twice is stored once and says so both times; no secret stays in the address. */
export async function postBankdaten(visit: Visit, fields: Readonly<Record<string, string>>): Promise<Posted> {
  const { token = '' } = visit.query;
  if (token === '') return { redirect: { page: 'BankDetailsRecipient' } };
  const body = { Token: token, ...nested(fields, FIELDS) };
  const stored = await visit.call(storeBankdaten, { body, idempotencyKey: JSON.stringify(body) });
  return stored.ok ? { redirect: { page: 'BankDetailsRecipient', params: { gespeichert: '1' } } } : { problem: stored.problem };
}
