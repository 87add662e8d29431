import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';
import type { KundenportalDienst } from '../../contract/values/dienste.ts';
import { type FaultyService, openFaultyService } from './faulty-service.ts';
import { TEST_NOW } from './parts.ts';

const ISSUER = 'https://portal.werkring.example';
const AUDIENCE = 'http://intern.localhost:3000';

/** Signs tokens by one key. */
export interface Signer {
  /** A token with the usual claims, a new `jti`, and `claims` in place of them; undefined leaves one out. */
  sign(claims?: Readonly<Record<string, unknown>>, header?: { readonly kid?: string }): Promise<string>;
  readonly publicKey: JWK;
}

export async function newSigner(alg = 'ES256', kid: string = crypto.randomUUID()): Promise<Signer> {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  return {
    publicKey: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' },
    sign: (claims = {}, header = {}) => new SignJWT(usual(claims)).setProtectedHeader({ alg, kid, ...header }).sign(privateKey),
  };
}

/** Claims that are accepted, of another person and token each time. */
export function usual(claims: Readonly<Record<string, unknown>> = {}): JWTPayload {
  const now = secondsOf(TEST_NOW);
  const email = `portal-${crypto.randomUUID().slice(0, 8)}@werkring.example`;
  return { iss: ISSUER, aud: AUDIENCE, iat: now, exp: now + 300, jti: crypto.randomUUID(), email, ...claims };
}

export const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** A portal that shows public keys, or fails. */
export interface TestPortal extends FaultyService {
  /** The keys that it shows from now on. */
  show(...signers: readonly Pick<Signer, 'publicKey'>[]): void;
  /** The setting of a tenant with this portal; another address each time, whose keys were never read. */
  dienst(): KundenportalDienst;
}

export async function openPortal(): Promise<TestPortal> {
  let keys: readonly JWK[] = [];
  const service = await openFaultyService(() => ({ body: { keys } }));
  return Object.assign(Object.create(service), {
    show: (...signers: readonly Signer[]) => {
      keys = signers.map(({ publicKey }) => publicKey);
    },
    dienst: () => ({ Adresse: `${service.base()}/${crypto.randomUUID()}/jwks.json`, Issuer: ISSUER }),
  });
}
