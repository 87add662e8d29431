import * as z from 'zod/mini';
import { Text } from './wire.ts';

/** Whether an address is encrypted, or on this machine, where HTTP is allowed. An issuer has no query and no fragment. */
const isSafe = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, search, hash } = new URL(address);
  const isLoopback = protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname);
  return (protocol === 'https:' || isLoopback) && search === '' && hash === '';
};

/**
 * A tenant's login provider (OpenID Connect): its address, which is also the issuer in its tokens, the tenant's client id there, and its name
 * on the button. The secret is only in the database.
 */
export const Anmeldedienst = z.strictObject({
  Issuer: z.string().check(z.maxLength(500), z.refine(isSafe, { params: { code: 'format' } })),
  ClientId: Text(200),
  Label: Text(40),
});
export type Anmeldedienst = z.infer<typeof Anmeldedienst>;
