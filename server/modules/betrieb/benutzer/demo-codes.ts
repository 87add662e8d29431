import type { InstallationScope } from '../../../calls/installation.ts';
import { refuse } from '../../../errors.ts';
import { type ShownCode, unusedCodeOf } from '../../zugang/index.ts';
import { BETRIEB_FAKTOREN } from './faktoren.ts';
import * as store from './store.ts';

/** Maximum number of factors in the list. */
const LISTED = 100;

/** The newest second factors of the back office, each with its code, for the tools of the demo. */
export async function listBetriebCodes(scope: InstallationScope): Promise<(ShownCode & { readonly email: string })[]> {
  const rows = await store.listAllFaktoren(scope, LISTED);
  return rows.map(({ email, faktor_id, ...stored }) => ({ email, ...unusedCodeOf(BETRIEB_FAKTOREN, scope, faktor_id, stored) }));
}

/** The code of a person of the back office, for the tour of the demo. */
export const findBetriebCode = async (scope: InstallationScope, email: string): Promise<ShownCode> =>
  (await listBetriebCodes(scope)).find((row) => row.email === email) ?? refuse('NichtGefunden');
