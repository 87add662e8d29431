import * as z from 'zod/mini';
import { Dienstadresse } from './dienste.ts';
import { Text } from './wire.ts';

/**
 * A tenant's login provider (OpenID Connect): its address, which is also the issuer in its tokens, the tenant's client id there, and its name
 * on the button. The secret is only in the database.
 */
export const Anmeldedienst = z.strictObject({
  Issuer: Dienstadresse,
  ClientId: Text(200),
  Label: Text(40),
});
export type Anmeldedienst = z.infer<typeof Anmeldedienst>;
