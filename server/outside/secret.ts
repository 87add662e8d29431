import { writeProtokoll } from '../audit/store.ts';
import type { Context } from '../context.ts';
import * as store from './store.ts';

type Reading = Pick<Context, 'tx' | 'mandant' | 'secrets'>;
type Writing = Reading & Pick<Context, 'now' | 'wer'>;

/** The action of the audit entries; `bezug` is the service. */
const WAS = 'dienst.geheimnis';

/**
 * Stores the tenant's secret for an outside service, in place of a former one. It is encrypted with the service, the tenant and `boundTo` bound in: the
 * fields of the configuration that name the provider, so that the secret is never sent to another one.
 */
export async function setSecret(context: Writing, dienst: string, secret: string, ...boundTo: readonly string[]): Promise<void> {
  await store.saveGeheimnis(context, dienst, context.secrets.encrypt(secret, dienst, context.mandant, ...boundTo), context.now);
  await writeProtokoll(context, WAS, dienst, {}, { nachher: 'Gesetzt' });
}

/** Deletes the tenant's secret for an outside service. Returns whether there was one. */
export async function endSecret(context: Writing, dienst: string): Promise<boolean> {
  const hadOne = await store.deleteGeheimnis(context, dienst);
  if (hadOne) await writeProtokoll(context, WAS, dienst, {}, { vorher: 'Gesetzt', nachher: 'Ohne' });
  return hadOne;
}

/** The tenant's secret for an outside service; null if there is none, or if it was set for other values of `boundTo`. */
export async function findSecret(context: Reading, dienst: string, ...boundTo: readonly string[]): Promise<string | null> {
  const sealed = await store.findGeheimnis(context, dienst);
  if (sealed === undefined) return null;
  try {
    return context.secrets.decrypt(sealed, dienst, context.mandant, ...boundTo);
  } catch {
    return null;
  }
}
