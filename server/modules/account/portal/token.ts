import { errors, type JWTPayload, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { KontoEmail, Line } from '../../../../contract/values/wire.ts';
import type { Mandant } from '../../../context.ts';
import { Refusal, refuse } from '../../../errors.ts';
import { OutsideFault } from '../../../outside/fault.ts';
import { baseUrl, type Parts } from '../../../parts.ts';

/** A person whom the tenant's customer portal vouches for, once. */
export interface PortalPerson {
  readonly email: string;
  /** Names for a new account; null unless the token has both. */
  readonly names: { readonly vorname: string; readonly nachname: string } | null;
  /** Id of the token at its portal (`jti`), which is used once. */
  readonly tokenId: string;
  /** The moment from which the token is refused as expired. */
  readonly ablauf: Date;
}

/** Only signatures with a public key: reading the published keys does not allow signing. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA', 'Ed25519'];

/** Difference of clocks in seconds that is allowed. */
const TOLERANCE_S = 30;

/** Longest time in seconds until a token expires. */
const MAX_LIFE_S = 600;

/** Seconds after which a login may be tried again whose keys could not be read. */
const RETRY_SECONDS = 30;

const Claims = z.object({
  jti: z.string().check(z.minLength(1), z.maxLength(200)),
  exp: z.number(),
  iat: z.optional(z.number()),
  email: KontoEmail,
  email_verified: z.optional(z.literal(true)),
});

const Names = z.object({ given_name: Line(80), family_name: Line(80) });

/** Whether a token has the form of a signed one; tokens of the product have no dots. */
const isSigned = (token: string): boolean => token.split('.').length === 3;

/**
 * Reads a token that a tenant's customer portal signed (JWT, RFC 7519; checks of RFC 8725). Returns null if the tenant has no such portal, or the token is
 * none of this form. Throws Abgelaufen, NichtAuthorisiert for a token that does not hold, NetzwerkFehler while the portal's keys cannot be read.
 */
export async function readPortalToken(
  parts: Pick<Parts, 'portalKeys' | 'clock' | 'settings' | 'log'>,
  mandant: Mandant,
  token: string,
): Promise<PortalPerson | null> {
  // Only tenants without passwords can have one (contract/calls/mandant.ts).
  const portal = mandant.konfiguration.Dienste.Kundenportal;
  if (!portal || !isSigned(token)) return null;
  const now = parts.clock.now();
  try {
    const { payload } = await jwtVerify(token, parts.portalKeys(mandant.mandant, portal), {
      algorithms: ALGORITHMS,
      issuer: portal.Issuer,
      audience: portal.Audience ?? baseUrl(parts.settings, mandant),
      clockTolerance: TOLERANCE_S,
      currentDate: now,
      requiredClaims: ['exp', 'jti', 'email'],
    });
    return personOf(payload, Math.floor(now.getTime() / 1000));
  } catch (error) {
    if (error instanceof errors.JWTExpired) return refuse('Abgelaufen');
    if (error instanceof OutsideFault)
      throw new Refusal('NetzwerkFehler', { text: 'fehler.NetzwerkFehler.portal', retryAfterSeconds: RETRY_SECONDS });
    const code = error instanceof errors.JOSEError ? error.code : 'unknown';
    const claim = error instanceof errors.JWTClaimValidationFailed ? error.claim : undefined;
    parts.log.warn({ mandant: mandant.mandant, code, claim }, 'a token of a customer portal was refused');
    throw new Refusal('NichtAuthorisiert', { text: 'fehler.NichtAuthorisiert.portal' });
  }
}

/** The person of a token whose signature, sender, `exp` and `nbf` hold. `now` is in seconds. Throws JWTClaimValidationFailed. */
function personOf(payload: JWTPayload, now: number): PortalPerson {
  const parsed = Claims.safeParse(payload);
  if (!parsed.success) throw wrongClaim(payload, String(parsed.error.issues[0]?.path[0]));
  const { jti, exp, iat, email } = parsed.data;
  if (exp > now + MAX_LIFE_S + TOLERANCE_S) throw wrongClaim(payload, 'exp');
  if (iat !== undefined && iat > now + TOLERANCE_S) throw wrongClaim(payload, 'iat');
  const { data: names } = Names.safeParse(payload);
  return {
    email,
    names: names ? { vorname: names.given_name, nachname: names.family_name } : null,
    tokenId: jti,
    ablauf: new Date((exp + TOLERANCE_S) * 1000),
  };
}

const wrongClaim = (payload: JWTPayload, claim: string) => new errors.JWTClaimValidationFailed('not accepted', payload, claim);
