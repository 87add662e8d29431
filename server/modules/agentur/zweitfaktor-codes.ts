import type { Context } from '../../context.ts';
import { listZweitfaktoren } from './reads.ts';
import { codeAt, secondsLeft } from './totp.ts';
import { open } from './zweitfaktor.ts';

/** Whose second factor is on at the tenant, with the code of this moment and its last seconds, for the tools of the demo. */
export async function listCodes(context: Context): Promise<{ email: string; code: string; sekunden: number }[]> {
  const rows = await listZweitfaktoren(context);
  const sekunden = secondsLeft(context.now);
  return rows.map(({ account_id, email, geheimnis }) => ({
    email,
    code: codeAt(open(context, account_id, geheimnis), context.now),
    sekunden,
  }));
}
