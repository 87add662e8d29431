import * as z from 'zod/mini';
import { Text } from './wire.ts';

/** Whether an address is encrypted, or on this machine, where HTTP is allowed; without query and fragment. */
const isSafe = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, search, hash } = new URL(address);
  const isLoopback = protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname);
  return (protocol === 'https:' || isLoopback) && search === '' && hash === '';
};

/** Address of a service outside. */
export const Dienstadresse = z.string().check(z.maxLength(500), z.refine(isSafe, { params: { code: 'format' } }));

/** Kinds of content without pictures, which a content service can provide. */
const TEXT_ARTEN = ['content-bloecke', 'faq', 'fussnoten', 'variablen'] as const;

/**
 * A tenant's content service (Squidex): its address, the client that reads the app `CmsAppName`, and the kinds of content that come from there; the others
 * stay in the own store. The client's secret is only in the database.
 */
const InhalteDienst = z.strictObject({
  Adresse: Dienstadresse,
  ClientId: Text(200),
  Arten: z._default(z.array(z.enum(TEXT_ARTEN)).check(z.minLength(1)), [...TEXT_ARTEN]),
});

/** A tenant's services outside. */
export const Dienste = z.strictObject({ Inhalte: z.optional(InhalteDienst) });
export type Dienste = z.infer<typeof Dienste>;
