import type { InstallationScope } from '../../../calls/installation.ts';
import { refuse } from '../../../errors.ts';
import { codeOf, unusedCodeOf } from '../../zugang/index.ts';
import { BETRIEB_FAKTOREN } from './faktoren.ts';
import * as store from './store.ts';

/** Maximum number of factors in the list. */
const LISTED = 100;

/** The newest second factors of the back office, each with its current code and the seconds until the next one, for the tools of the demo. */
export async function listBetriebCodes(scope: InstallationScope): Promise<{ email: string; code: string; sekunden: number }[]> {
  const rows = await store.listAllFaktoren(scope, LISTED);
  return rows.map(({ email, faktor_id, geheimnis }) => ({ email, ...codeOf(BETRIEB_FAKTOREN, scope, faktor_id, geheimnis) }));
}

/** A code with which a person of the back office can log in now, for the tour of the demo; null without one, and the seconds until the next. */
export async function findBetriebCode(scope: InstallationScope, email: string): Promise<{ code: string | null; sekunden: number }> {
  const found = (await store.listAllFaktoren(scope, LISTED)).find((row) => row.email === email) ?? refuse('NichtGefunden');
  return unusedCodeOf(BETRIEB_FAKTOREN, scope, found.faktor_id);
}
