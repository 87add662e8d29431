import { readStatistik } from '../../../../contract/calls/agentur/statistik.ts';
import { may } from '../../../../contract/rules/rechte.ts';
import type { Login } from '../../../calls/login.ts';
import { agenturOf, type RowAccess, rowAccessOf } from '../../agentur/index.ts';
import { berichtOf } from '../berichte.ts';
import type { Exportbericht } from './sources.ts';

/** The rows of a report that a user may export; null if the user may export none. */
export function exportAccessFor(login: Login | null, bericht: Exportbericht): RowAccess | null {
  const mayExport = may(login, 'Export') && may(login, rechtOf(bericht));
  return mayExport ? rowAccessOf(login, agenturOf(login).agenturnummer) : null;
}

/** The right of the call that shows the same rows. */
const rechtOf = (bericht: Exportbericht) => (bericht === 'statistik' ? readStatistik : berichtOf(bericht).call).recht;

/** Whether both see the same rows. */
export const isSameAccess = (a: RowAccess, b: RowAccess | null): boolean =>
  b !== null && a.agenturnummer === b.agenturnummer && a.nur === b.nur;
