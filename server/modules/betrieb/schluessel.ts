import { SCHLUESSEL_RECHTE, type SchluesselRecht } from '../../../contract/rules/rechte.ts';
import { writeProtokoll } from '../../audit/store.ts';
import type { LoginResolver } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { endApiSchluessel, findApiSchluessel, insertApiSchluessel } from './store.ts';

/** Recognises an API key of the tenant's own systems. */
export const resolveApiSchluessel: LoginResolver = async (context, schluessel) => {
  const row = await findApiSchluessel(context, context.secrets.hash(schluessel));
  return row ? { who: 'K', id: row.bezeichnung, wer: `Schluessel:${row.bezeichnung}`, rechte: row.rechte } : null;
};

/** Stores a key as a hash, with its rights; only the caller has the key itself. */
export const addApiSchluessel = (
  context: Context,
  schluessel: string,
  bezeichnung: string,
  rechte: readonly SchluesselRecht[] = SCHLUESSEL_RECHTE,
): Promise<void> => insertApiSchluessel(context, context.secrets.hash(schluessel), bezeichnung, rechte);

/** Context for changing keys, without the tenant's configuration, which may be faulty. */
type KeyContext = Pick<Context, 'tx' | 'mandant' | 'now' | 'wer' | 'random'>;

/** Creates a key under a unique name. Returns the key (`[A-Za-z0-9_-]`), which cannot be read again: the database stores only its hash. */
export async function createApiSchluessel(
  context: KeyContext & Pick<Context, 'secrets'>,
  bezeichnung: string,
  rechte: readonly SchluesselRecht[],
): Promise<string> {
  const schluessel = `ew_${context.random.geheimnis()}`;
  await insertApiSchluessel(context, context.secrets.hash(schluessel), bezeichnung, rechte);
  await writeProtokoll(context, 'schluessel.angelegt', bezeichnung, { rechte });
  return schluessel;
}

/** Revokes a key by its hash: the next call with it is refused. */
export async function revokeApiSchluessel(
  context: KeyContext,
  { schluessel_hash, bezeichnung }: { readonly schluessel_hash: string; readonly bezeichnung: string },
): Promise<void> {
  await endApiSchluessel(context, schluessel_hash, context.now);
  await writeProtokoll(context, 'schluessel.widerrufen', bezeichnung);
}
