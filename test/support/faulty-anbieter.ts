import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { CLIENT, listen } from './anbieter.ts';

/** Faults of a provider. */
export interface Faults {
  /** Claims that replace the valid ones of the ID token. */
  claims?: Readonly<Record<string, unknown>>;
  /** Signs with a key that it does not publish. */
  isForged?: boolean;
  /** Status of the token exchange. */
  status?: number;
  /** Never answers the token exchange. */
  isSilent?: boolean;
}

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const otherKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function tokenOf(claims: object, key: KeyObject): string {
  const text = `${encoded({ alg: 'RS256', kid: 'eins' })}.${encoded(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}

/** A provider whose answers `bend` can falsify. Its person has the address `email`; its tokens contain `nonce`. */
export async function startFaultyAnbieter(said: { email: string; nonce: string; bend: Faults }) {
  const answers = (issuer: string): Readonly<Record<string, () => object>> => ({
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/jwks': () => ({ keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'eins', alg: 'RS256', use: 'sig' }] }),
    '/token': () => {
      const now = Math.floor(Date.now() / 1000);
      const good = { iss: issuer, aud: CLIENT.id, sub: said.email, iat: now, exp: now + 60, nonce: said.nonce };
      const claims = { ...good, email: said.email, email_verified: true, ...said.bend.claims };
      const key = said.bend.isForged ? otherKeys.privateKey : keys.privateKey;
      return { access_token: 'a', token_type: 'Bearer', id_token: tokenOf(claims, key) };
    },
  });
  return listen(
    (issuer): RequestListener =>
      (request, response) => {
        const isExchange = request.url === '/token';
        if (isExchange && said.bend.isSilent) return;
        const answer = answers(issuer)[request.url ?? ''];
        response.writeHead(answer ? (isExchange && said.bend.status) || 200 : 404, { 'content-type': 'application/json' });
        response.end(JSON.stringify(answer?.() ?? {}));
      },
  );
}
