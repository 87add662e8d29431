import { LRUCache } from 'lru-cache';
import * as openid from 'openid-client';
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { Agent } from 'undici';
import type { Anmeldedienst } from '../../contract/values/anmeldedienst.ts';
import { Refusal } from '../errors.ts';
import { lookupSystem } from '../outside/transport.ts';
import type { Parts } from '../parts.ts';

/** A tenant's provider with the tenant's client secret. */
export interface Anbieter extends Anmeldedienst {
  readonly geheimnis: string;
  /** Whether it is below the tenant's own address. */
  readonly isOwn: boolean;
}

/** How long a provider's metadata is cached. */
const HOUR_MS = 3_600_000;
const known = new LRUCache<string, openid.Configuration>({ max: 500, ttl: HOUR_MS });

type Asking = Pick<Parts, 'openid' | 'log' | 'secrets' | 'settings'>;

/** Asks providers, by the names that the transport knows: the demo's tenants are below `localhost`. */
const dispatcher = new Agent({ connect: { lookup: lookupSystem } });
const fetchOutside = (url: string, options: object) => fetch(url, { ...options, dispatcher } as RequestInit);

/**
 * A provider's metadata (OpenID Connect Discovery), with the request options. Throws NetzwerkFehler if the provider is unreachable or its answer is invalid.
 */
async function configurationOf({ openid: access, log, secrets, settings }: Asking, anbieter: Anbieter): Promise<openid.Configuration> {
  const { Issuer, ClientId, geheimnis, isOwn } = anbieter;
  const isInsecure = access.isInsecure || (settings.demo && isOwn);
  const key = secrets.hash(JSON.stringify([Issuer, ClientId, geheimnis]));
  const found = known.get(key);
  if (found) return found;
  const execute = [openid.enableNonRepudiationChecks, ...(isInsecure ? [openid.allowInsecureRequests] : [])];
  const options = { execute, timeout: access.seconds, ...(isOwn && { [openid.customFetch]: fetchOutside }) };
  const read = await openid.discovery(new URL(Issuer), ClientId, {}, authOf(geheimnis), options).catch((error) => {
    throw refusalOf(log, error);
  });
  known.set(key, read);
  return read;
}

/** The client authentication of the tenant: in the header, which is the default of OpenID Connect, unless the provider only accepts the form. */
function authOf(geheimnis: string): openid.ClientAuth {
  const [basic, post] = [openid.ClientSecretBasic(geheimnis), openid.ClientSecretPost(geheimnis)];
  return (server, ...rest) => {
    const taken = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (taken.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
}

/** The parameters of a login at a provider. */
interface Beginning {
  readonly redirectUri: string;
  readonly challenge: string;
  readonly state: string;
  readonly nonce: string;
}

/** The address of the provider's login page. Throws NetzwerkFehler. */
export async function adresseOf(asking: Asking, anbieter: Anbieter, { redirectUri, challenge, state, nonce }: Beginning): Promise<string> {
  const proof = { code_challenge: challenge, code_challenge_method: 'S256', state, nonce };
  const wanted = { redirect_uri: redirectUri, scope: 'openid email', ...proof };
  return openid.buildAuthorizationUrl(await configurationOf(asking, anbieter), wanted).href;
}

interface Ending extends Pick<Beginning, 'redirectUri' | 'state' | 'nonce'> {
  readonly code: string;
  readonly verifier: string;
}

/** The person at a provider; the address only if the provider calls it verified. */
export interface Person {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
}

/**
 * Exchanges a code for the person: checks signature, issuer, audience, times and nonce of the ID token. Throws Abgelaufen for a code that
 * the provider does not accept (any more), NichtAuthorisiert for a token that is not of this login, NetzwerkFehler.
 */
export async function exchange(asking: Asking, anbieter: Anbieter, { redirectUri, code, verifier, state, nonce }: Ending): Promise<Person> {
  const configuration = await configurationOf(asking, anbieter);
  const returned = new URL(redirectUri);
  // A login uses one provider, so its own issuer is passed (RFC 9207 section 2.4 requires a check only with several).
  returned.search = new URLSearchParams({ code, state, iss: configuration.serverMetadata().issuer }).toString();
  const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true };
  try {
    const tokens = await openid.authorizationCodeGrant(configuration, returned, checks);
    const claims = tokens.claims();
    if (!claims) throw new Error('no claims in an ID token');
    const said = claims.email === undefined ? await userInfo(configuration, tokens.access_token, claims.sub) : claims;
    const isVerified = typeof said.email === 'string' && said.email_verified === true;
    return { issuer: claims.iss, subject: claims.sub, email: isVerified ? String(said.email) : null };
  } catch (error) {
    throw refusalOf(asking.log, error);
  }
}

/** The claims of the userinfo endpoint: many providers return the address only there (OpenID Connect Core section 5.4). */
const userInfo = async (
  configuration: openid.Configuration,
  accessToken: string,
  subject: string,
): Promise<Partial<openid.UserInfoResponse>> =>
  configuration.serverMetadata().userinfo_endpoint ? await openid.fetchUserInfo(configuration, accessToken, subject) : {};

/** Errors for a token or an answer that was read but does not belong to this login. */
const NOT_OF_THIS_LOGIN = [
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_KEY_SELECTION_FAILED',
];

/** Maps an error of a provider to a refusal, and logs its code for the operator, without any data that was sent. */
function refusalOf(log: Parts['log'], error: unknown): Refusal {
  if (error instanceof ResponseBodyError && error.error === 'invalid_grant')
    return new Refusal('Abgelaufen', { text: 'fehler.Abgelaufen.dienst' });
  const code = codeOf(error);
  log.warn({ dienst: code }, 'a provider of logins refused or failed');
  return error instanceof ClientError && NOT_OF_THIS_LOGIN.includes(code)
    ? new Refusal('NichtAuthorisiert', { text: 'fehler.NichtAuthorisiert.dienst' })
    : new Refusal('NetzwerkFehler', { text: 'fehler.NetzwerkFehler.dienst' });
}

function codeOf(error: unknown): string {
  if (error instanceof ResponseBodyError || error instanceof AuthorizationResponseError) return error.error.slice(0, 40);
  if (error instanceof ClientError) return error.code ?? error.name;
  return error instanceof Error ? error.name : 'unknown';
}
