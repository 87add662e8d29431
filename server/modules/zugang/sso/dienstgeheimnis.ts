import type { Anmeldedienst } from '../../../../contract/values/anmeldedienst.ts';
import { writeProtokoll } from '../../../audit/store.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import type { Anbieter } from '../../../openid/anbieter.ts';
import * as store from './store.ts';

type Setting = Pick<Context, 'tx' | 'mandant' | 'secrets' | 'now' | 'wer'>;

const ROW = 'anmeldedienst';
const rowOf = ({ mandant }: Pick<Context, 'mandant'>, { Issuer, ClientId }: Anmeldedienst) => [ROW, mandant, Issuer, ClientId] as const;

/** Stores the tenant's client secret for its identity provider, bound to that provider and client. */
export async function setDienstgeheimnis(context: Setting, dienst: Anmeldedienst, geheimnis: string): Promise<void> {
  await store.saveGeheimnis(context, context.secrets.encrypt(geheimnis, ...rowOf(context, dienst)), context.now);
  await writeProtokoll(context, 'anmeldedienst.geheimnis', context.mandant, {}, { nachher: 'Gesetzt' });
}

/** Deletes the client secret. Returns whether there was one. */
export async function endDienstgeheimnis(context: Setting): Promise<boolean> {
  const hadOne = await store.deleteGeheimnis(context);
  if (hadOne) await writeProtokoll(context, 'anmeldedienst.geheimnis', context.mandant, {}, { vorher: 'Gesetzt', nachher: 'Ohne' });
  return hadOne;
}

/** Whether the tenant has a client secret. */
export const hasDienstgeheimnis = async (scope: Pick<Context, 'tx'>): Promise<boolean> => (await store.findGeheimnis(scope)) !== undefined;

/** The tenant's identity provider with its secret. Throws NichtGefunden without a provider or without a secret set for it. */
export async function anbieterOf(context: Context): Promise<Anbieter> {
  const { Anmeldedienst: dienst } = context.konfiguration;
  const sealed = dienst && (await store.findGeheimnis(context));
  if (!dienst || !sealed) return refuse('NichtGefunden');
  try {
    return { ...dienst, geheimnis: context.secrets.decrypt(sealed, ...rowOf(context, dienst)) };
  } catch {
    return refuse('NichtGefunden');
  }
}
