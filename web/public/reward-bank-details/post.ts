import { replacePraemieBankdaten } from '../../../contract/calls/praemie/bankdaten.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import { BANK_FIELDS } from '../../features/bank/bank-fields.tsx';
import { nested, once } from '../../shell/form.ts';
import type { Fields, Posted, Visit } from '../../shell/visit.ts';

/** Errors that loading the page explains: it has ended, or the transfer is on its way. */
const EXPLAINED: readonly ErrorCode[] = ['Konflikt', 'PraemieTokenAbgelaufen', 'PraemieTokenUngueltig'];

/** Stores the account of the reward. The same form sent twice is stored once and confirmed both times. */
export async function postRewardBankDetails(visit: Visit, fields: Fields): Promise<Posted> {
  const { token = '' } = visit.query;
  if (token === '') return { redirect: { page: 'RewardBankDetails' } };
  const body = nested(fields, BANK_FIELDS);
  const stored = await visit.call(replacePraemieBankdaten, { bearer: token, body, ...once(fields, body) });
  if (stored.ok) return { redirect: { page: 'RewardBankDetails', params: { token, gespeichert: '1' } } };
  if (EXPLAINED.includes(stored.problem.code)) return { redirect: { page: 'RewardBankDetails', params: { token } } };
  return { problem: stored.problem };
}
