import { RECHTE, type Recht } from '../../../contract/call.ts';
import type { Context } from '../../context.ts';
import type { LoginResolver } from '../../http/logins.ts';
import { findApiSchluessel, insertApiSchluessel } from './store.ts';

/** Recognises an API key of the tenant's own systems. */
export const resolveApiSchluessel: LoginResolver = async (context, schluessel) => {
  const row = await findApiSchluessel(context, context.secrets.hash(schluessel));
  return row ? { who: 'K', id: row.bezeichnung, wer: `Schluessel:${row.bezeichnung}`, rechte: row.rechte } : null;
};

/** Stores a key by its hash, with what it may do; whoever made it keeps the key. */
export const addApiSchluessel = (
  context: Context,
  schluessel: string,
  bezeichnung: string,
  rechte: readonly Recht[] = RECHTE,
): Promise<void> => insertApiSchluessel(context, context.secrets.hash(schluessel), bezeichnung, rechte);
