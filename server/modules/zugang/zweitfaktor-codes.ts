import type { Context } from '../../context.ts';
import { MANDANT_FAKTOREN } from './faktoren.ts';
import { listZweitfaktoren } from './store.ts';
import { codeAt, secondsLeft } from './totp.ts';
import { open } from './zweitfaktor.ts';

/** Maximum number of accounts in the list. */
const LISTED = 100;

/** The newest accounts of a tenant with a second factor, each with its current code and the seconds until the next one, for the tools of the demo. */
export async function listCodes(context: Context): Promise<{ email: string; code: string; sekunden: number }[]> {
  const rows = await listZweitfaktoren(context, LISTED);
  const sekunden = secondsLeft(context.now);
  return rows.map(({ account_id, email, geheimnis }) => ({
    email,
    code: codeAt(open(MANDANT_FAKTOREN, context, account_id, geheimnis), context.now),
    sekunden,
  }));
}
