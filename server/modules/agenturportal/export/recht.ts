import { AGENTUR } from '../../../../contract/portals/agentur.ts';
import { may } from '../../../../contract/rules/rechte.ts';
import type { Login } from '../../../calls/login.ts';
import { agenturOf, type Sicht, sichtOf } from '../../agentur/index.ts';
import type { Exportbericht } from './quellen.ts';

/** What a user sees of a report that they may export; null if they may not. */
export function sichtFuer(login: Login | null, bericht: Exportbericht): Sicht | null {
  const mayExport = may(login, 'Export') && may(login, AGENTUR.areas[bericht].recht);
  return mayExport ? sichtOf(login, agenturOf(login).agenturnummer) : null;
}

/** Whether both see the same rows. */
export const isSame = (a: Sicht, b: Sicht | null): boolean => b !== null && a.agenturnummer === b.agenturnummer && a.nur === b.nur;
