import type { Context } from '../../context.ts';
import { likeOf, matchesMuster } from '../../email-address.ts';
import { refuse } from '../../errors.ts';
import * as store from './store.ts';

type Scope = Pick<Context, 'tx' | 'mandant' | 'now'>;

/** How an address is barred: by its own entry, by a wildcard, or not at all. */
export async function sperreOf(context: Scope, email: string): Promise<'Einzel' | 'Wildcard' | null> {
  const rows = await store.listSperren(context, context.now);
  return sperreAmong(
    email,
    rows.map(({ muster }) => muster),
  );
}

/** The patterns that bar addresses today, as LIKE patterns over mailbox keys: for a list over many people. */
export const sperrmusterOf = async (context: Scope): Promise<string[]> =>
  (await store.listSperren(context, context.now)).map(({ muster }) => likeOf(muster));

/** The same for given patterns. */
export function sperreAmong(email: string, alle: readonly string[]): 'Einzel' | 'Wildcard' | null {
  const hits = alle.filter((muster) => matchesMuster(email, muster));
  if (hits.length === 0) return null;
  return hits.some((muster) => !muster.includes('*')) ? 'Einzel' : 'Wildcard';
}

/** Refuses to log in an address that is barred. */
export async function checkNoSperre(context: Scope, email: string): Promise<void> {
  const sperre = await sperreOf(context, email);
  if (sperre) refuse(`KontoGesperrt${sperre}`);
}

/** Whether an address may recommend: not barred and, where the tenant has a whitelist, on it. */
export async function mayTeilnehmen(context: Context, email: string): Promise<boolean> {
  const { EmailWhitelist } = context.konfiguration;
  const isListed = EmailWhitelist.length === 0 || EmailWhitelist.some((muster) => matchesMuster(email, muster));
  return isListed && (await sperreOf(context, email)) === null;
}

/** Refuses a recommender whose address may not take part. */
export async function checkTeilnahme(context: Context, email: string): Promise<void> {
  if (!(await mayTeilnehmen(context, email))) refuse('EmailNotAllowed');
}
