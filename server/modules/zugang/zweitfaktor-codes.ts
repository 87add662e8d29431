import { addMinutes } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { MANDANT_FAKTOREN } from './faktoren.ts';
import type { Faktoren, RuleContext } from './portal.ts';
import { listZweitfaktoren } from './store.ts';
import { codeAt, secondsLeft, stepOf } from './totp.ts';
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

/** A code that a login takes now: that of the present moment, or of the next step if it was used. Null if both were; seconds until there is another one. */
export async function unusedCodeOf<Scope extends RuleContext>(
  faktoren: Faktoren<Scope>,
  scope: Scope,
  id: string,
): Promise<{ code: string | null; sekunden: number }> {
  const sekunden = secondsLeft(scope.now);
  const row = await faktoren.find(scope, id);
  if (!row) return { code: null, sekunden };
  const geheimnis = open(faktoren, scope, id, row.geheimnis);
  const codes = [scope.now, addMinutes(scope.now, 0.5)].map((moment) => codeAt(geheimnis, moment));
  return { code: codes.find((code) => (stepOf(geheimnis, code, scope.now) ?? 0) > row.letzter_schritt) ?? null, sekunden };
}
