import * as z from 'zod/mini';
import type { Anmeldedienst } from '../../../../contract/values/anmeldedienst.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import type { Anbieter } from '../../../openid/anbieter.ts';
import { jsonOf } from '../../../outside/answer.ts';
import type { Outside } from '../../../outside/outside.ts';
import { findSecret } from '../../../outside/secret.ts';
import type { OutsideService } from '../../../outside/service.ts';
import { pageUrl } from '../../mandant/index.ts';

const boundTo = ({ Issuer, ClientId }: Anmeldedienst) => [Issuer, ClientId] as const;

/** The tenant's identity provider. Its secret is the client secret. */
export const ANMELDEDIENST: OutsideService = {
  name: 'anmeldedienst',
  readFrom(konfiguration) {
    const { Anmeldedienst: dienst, SupportedLanguage } = konfiguration;
    if (dienst === null) return null;
    return {
      boundTo: boundTo(dienst),
      linesAfterSecret: (baseUrl) => [
        `Register these redirect addresses at ${dienst.Issuer} for the client ${dienst.ClientId}`,
        ...SupportedLanguage.Sprache.map((locale) => `  ${pageUrl({ konfiguration, baseUrl }, 'AgencyLogin', locale, {})}`),
      ],
      checks: ({ outside, mandant }) => [{ what: 'discovery', run: () => discover(outside, mandant.mandant, dienst) }],
    };
  },
};

/** Time limit of the check in ms. */
const LIMIT_MS = 5_000;

const Metadata = z.object({ issuer: z.string() });

/** Asks for the provider's metadata (OpenID Connect Discovery section 4). Only a login tries the secret. */
async function discover(outside: Outside, mandant: string, { Issuer }: Anmeldedienst): Promise<string> {
  const service = { mandant, dienst: ANMELDEDIENST.name, limitMs: LIMIT_MS, instead: 'login by password' };
  const url = `${Issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const { issuer } = await outside.ask(service, { url }, (answer) => jsonOf(answer, Metadata));
  const isRight = Issuer.startsWith('/') ? new URL(issuer).pathname === Issuer : issuer === Issuer;
  return isRight ? 'answers; its secret is tried by the first login' : `calls itself ${issuer}: write that as Issuer`;
}

/** The tenant's identity provider with its secret. Throws NichtGefunden without a provider or without a secret set for it. */
export async function anbieterOf(context: Context): Promise<Anbieter> {
  const { Anmeldedienst: dienst } = context.konfiguration;
  if (dienst === null) return refuse('NichtGefunden');
  const geheimnis = await findSecret(context, ANMELDEDIENST.name, ...boundTo(dienst));
  if (geheimnis === null) return refuse('NichtGefunden');
  const isOwn = dienst.Issuer.startsWith('/');
  return { ...dienst, Issuer: isOwn ? context.baseUrl + dienst.Issuer : dienst.Issuer, isOwn, geheimnis };
}
