import type { AngelegteEmpfehlung, EmpfaengerStatus } from '../../../contract/calls/empfehlung.ts';
import type { Context } from '../../context.ts';
import { linksOf } from './links.ts';
import type { EmpfehlungRow } from './store.ts';

export function describe(
  context: Context,
  row: Pick<EmpfehlungRow, 'empfehlungsnummer' | 'code'>,
  status: EmpfaengerStatus,
): AngelegteEmpfehlung {
  return { Empfehlungsnummer: row.empfehlungsnummer, Status: status, OptInRequired: false, ...linksOf(context, row) };
}
