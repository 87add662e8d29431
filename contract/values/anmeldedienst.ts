import * as z from 'zod/mini';
import { Text } from './wire.ts';

/** Only what nobody on the way can read; this machine itself is no way. */
const isSafe = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, search, hash } = new URL(address);
  const isLoopback = protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname);
  return (protocol === 'https:' || isLoopback) && search === '' && hash === '';
};

/**
 * The provider at which a tenant's people are logged in (OpenID Connect): its address, which is its name in all it says, what the tenant is called there,
 * and its name on the button. The secret stands in the database alone.
 */
export const Anmeldedienst = z.strictObject({
  Issuer: z.string().check(z.maxLength(500), z.refine(isSafe, { params: { code: 'format' } })),
  ClientId: Text(200),
  Label: Text(40),
});
export type Anmeldedienst = z.infer<typeof Anmeldedienst>;
