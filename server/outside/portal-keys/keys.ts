import { createRemoteJWKSet, customFetch, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import type { KundenportalDienst } from '../../../contract/values/dienste.ts';
import { jsonOf } from '../answer.ts';
import type { Outside, Service } from '../outside.ts';
import type { OutsideService } from '../service.ts';

const NAME = 'kundenportal';

/** Usual time limit of a request in ms; a person who logs in waits for it. */
const LIMIT_MS = 3000;

/** Pause in ms between two requests for a key that the last ones lack. */
const RELOAD_MS = 60_000;

/** Age in ms after which keys are read again, so that a withdrawn key ends. */
const MAX_AGE_MS = 600_000;

/** Tenants whose keys stay in memory at most. */
const MAX_MANDANTEN = 500;

/** Finds the public keys of a tenant's customer portal. A search throws OutsideFault while none were ever read, and JOSEError if no key fits. */
export type FindPortalKeys = (mandant: string, portal: Pick<KundenportalDienst, 'Adresse'>) => JWTVerifyGetKey;

/** Public keys as on the wire (JWKS, RFC 7517); the library checks each key that it uses. */
const KeySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

const readKeys = (outside: Outside, service: Service, url: string): Promise<JSONWebKeySet> =>
  outside.ask(service, { url, headers: { accept: 'application/json' } }, (answer) => jsonOf(answer, KeySet));

const serviceOf = (mandant: string, limitMs: number): Service => ({ mandant, dienst: NAME, limitMs, instead: 'last keys' });

/**
 * The public keys of customer portals. They are read at their first use, again after 10 minutes, and when a token names an unknown key, at most once a
 * minute. While the portal fails, the last ones are used.
 */
export function openPortalKeys(outside: Outside, { limitMs = LIMIT_MS } = {}): FindPortalKeys {
  const known = new LRUCache<string, JWTVerifyGetKey>({ max: MAX_MANDANTEN });

  const open = (mandant: string, url: string): JWTVerifyGetKey => {
    let last: JSONWebKeySet | null = null;
    const fetchKeys = async () => {
      try {
        last = await readKeys(outside, serviceOf(mandant, limitMs), url);
      } catch (error) {
        if (last === null) throw error;
      }
      return Response.json(last);
    };
    // The library asks by `fetchKeys` alone, which also knows addresses below the tenant's own.
    const address = new URL(url, 'http://own.invalid');
    return createRemoteJWKSet(address, { [customFetch]: fetchKeys, cooldownDuration: RELOAD_MS, cacheMaxAge: MAX_AGE_MS });
  };

  return (mandant, { Adresse }) => {
    const key = `${mandant} ${Adresse}`;
    const found = known.get(key) ?? open(mandant, Adresse);
    known.set(key, found);
    return found;
  };
}

/** A tenant's customer portal, which is asked for its public keys. */
export const KUNDENPORTAL: OutsideService = {
  name: NAME,
  needsNoSecret: true,
  readFrom({ Dienste: { Kundenportal } }) {
    if (!Kundenportal) return null;
    return {
      boundTo: [],
      checks: ({ outside, mandant }) => [
        { what: 'keys', run: async () => describe(await readKeys(outside, serviceOf(mandant.mandant, LIMIT_MS), Kundenportal.Adresse)) },
      ],
    };
  },
};

/** The number of keys, in total and of each kind: `3 keys: 2 RSA, 1 EC P-256`. */
function describe({ keys }: JSONWebKeySet): string {
  const kinds = keys.map(({ kty, crv }) => [kty, crv].filter(Boolean).join(' '));
  const counts = [...new Set(kinds)].map((kind) => `${kinds.filter((one) => one === kind).length} ${kind}`);
  return `${keys.length} ${keys.length === 1 ? 'key' : 'keys'}: ${counts.join(', ') || 'none, so no token is accepted'}`;
}
