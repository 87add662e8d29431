import * as z from 'zod/mini';
import { SSO_MINUTES } from '../../../../contract/calls/agentur/sso.ts';
import { addMinutes } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';

const Inhalt = z.object({
  state: z.string(),
  nonce: z.string(),
  challenge: z.string(),
  redirectUri: z.string(),
  issuer: z.string(),
  ablauf: z.string(),
});

/** State of a login that has begun at a provider, stored in a cookie of the browser. */
export type Vorgang = z.infer<typeof Inhalt>;

type Sealing = Pick<Context, 'secrets' | 'mandant' | 'now'>;
const ROW = 'anmeldedienst.vorgang';

/** Encrypts the state of a login that has begun, bound to this tenant. */
export const sealVorgang = ({ secrets, mandant, now }: Sealing, vorgang: Omit<Vorgang, 'ablauf'>): string =>
  secrets.encrypt(JSON.stringify({ ...vorgang, ablauf: addMinutes(now, SSO_MINUTES).toISOString() }), ROW, mandant);

/** The state of a login that has begun; null if it is missing, expired, or of another tenant or provider. */
export function openVorgang({ secrets, mandant, now }: Sealing, issuer: string, sealed: string | undefined): Vorgang | null {
  if (sealed === undefined) return null;
  try {
    const vorgang = Inhalt.parse(JSON.parse(secrets.decrypt(sealed, ROW, mandant)));
    return vorgang.issuer === issuer && new Date(vorgang.ablauf) > now ? vorgang : null;
  } catch {
    return null;
  }
}
