import { addMinutes } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { MANDANT_FAKTOREN } from './faktoren.ts';
import type { Faktoren, RuleContext } from './portal.ts';
import { listZweitfaktoren } from './store.ts';
import { codeAt, secondsLeft, stepOf } from './totp.ts';
import { open } from './zweitfaktor.ts';

/** Maximum number of accounts in the list. */
const LISTED = 100;

/** What the tools of the demo show of a second factor: a code that a login takes now, null if there is none, and the seconds until there is another one. */
export interface ShownCode {
  readonly code: string | null;
  readonly sekunden: number;
}

/** The newest accounts of a tenant with a second factor, each with its code, for the tools of the demo. */
export async function listCodes(context: Context): Promise<(ShownCode & { readonly email: string })[]> {
  const rows = await listZweitfaktoren(context, LISTED);
  return rows.map(({ account_id, email, ...stored }) => ({ email, ...unusedCodeOf(MANDANT_FAKTOREN, context, account_id, stored) }));
}

/** A code of a stored second factor that a login takes now: that of the present moment, or of the next step if it was used. Null if both were. */
export function unusedCodeOf<Scope extends RuleContext>(
  faktoren: Faktoren<Scope>,
  scope: Scope,
  id: string,
  stored: { readonly geheimnis: string; readonly letzter_schritt: number },
): ShownCode {
  const geheimnis = open(faktoren, scope, id, stored.geheimnis);
  const codes = [scope.now, addMinutes(scope.now, 0.5)].map((moment) => codeAt(geheimnis, moment));
  const code = codes.find((one) => (stepOf(geheimnis, one, scope.now) ?? 0) > stored.letzter_schritt) ?? null;
  return { code, sekunden: secondsLeft(scope.now) };
}
