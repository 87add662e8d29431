import type { AngelegteEmpfehlung } from '../../../../contract/calls/empfehlung/empfehlung.ts';
import type { EmpfaengerStatus } from '../../../../contract/values/status.ts';
import type { Context } from '../../../context.ts';
import { linksOf } from '../links/links.ts';
import type { EmpfehlungRow } from '../store.ts';

/** The answer to the recommender who made a referral: its number, status and links. */
export function angelegtOf(
  context: Context,
  row: Pick<EmpfehlungRow, 'empfehlungsnummer' | 'code' | 'wunschcode'>,
  status: EmpfaengerStatus,
): AngelegteEmpfehlung {
  return { Empfehlungsnummer: row.empfehlungsnummer, Status: status, OptInRequired: false, ...linksOf(context, row) };
}
