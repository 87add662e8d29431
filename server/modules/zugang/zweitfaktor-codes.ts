import type { Context } from '../../context.ts';
import { MANDANT_FAKTOREN } from './faktoren.ts';
import type { Faktoren, RuleContext } from './portal.ts';
import { listZweitfaktoren } from './store.ts';
import { codeAt, secondsLeft } from './totp.ts';
import { open } from './zweitfaktor.ts';

/** Maximum number of accounts in the list. */
const LISTED = 100;

/** The newest accounts of a tenant with a second factor, each with its current code and the seconds until the next one, for the tools of the demo. */
export async function listCodes(context: Context): Promise<{ email: string; code: string; sekunden: number }[]> {
  const rows = await listZweitfaktoren(context, LISTED);
  return rows.map(({ account_id, email, geheimnis }) => ({ email, ...codeOf(MANDANT_FAKTOREN, context, account_id, geheimnis) }));
}

/** The current code of a stored second factor, and the seconds until the next one. */
export const codeOf = <Scope extends RuleContext>(faktoren: Faktoren<Scope>, scope: Scope, id: string, geheimnis: string) => ({
  code: codeAt(open(faktoren, scope, id, geheimnis), scope.now),
  sekunden: secondsLeft(scope.now),
});
