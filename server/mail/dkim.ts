import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { MandantKonfiguration } from '../../contract/calls/mandant.ts';
import type { Mandant } from '../context.ts';
import { OutsideFault } from '../outside/fault.ts';
import { findSecret } from '../outside/secret.ts';
import { CheckFault, type OutsideService } from '../outside/service.ts';
import type { Parts } from '../parts.ts';
import type { DkimKey } from './transport.ts';

const NAME = 'mail';

/** The TXT records of a name, each as its parts. Throws an error with the code of the resolver, as `node:dns/promises` does. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

/** The selector and domain for which a tenant's mails are signed; null if they are not. The domain is that of their sender, as alignment (DMARC) needs it. */
function signerOf({ Dienste: { Mail }, SupportEmail }: MandantKonfiguration): Omit<DkimKey, 'privateKey'> | null {
  return Mail ? { selector: Mail.DkimSelector, domain: SupportEmail.slice(SupportEmail.lastIndexOf('@') + 1).toLowerCase() } : null;
}

/** The signatures of a tenant's mails: the secret is the private key, and the probe compares it with the one that is published. */
export const dkimService = (resolveTxt: ResolveTxt): OutsideService => ({
  name: NAME,
  readFrom(konfiguration) {
    const signer = signerOf(konfiguration);
    if (!signer) return null;
    const name = `${signer.selector}._domainkey.${signer.domain}`;
    return {
      boundTo: [signer.selector, signer.domain],
      faultOf: faultOfKey,
      linesAfterSecret: () => [`Publish its public key as the TXT record of ${name}; npm run tenant -- probe compares both`],
      checks: ({ secret }) => [{ what: 'published key', run: async () => compare(await lookUp(resolveTxt, name), name, secret) }],
    };
  },
});

/** The key that signs a tenant's mails; null if they are not signed. A missing key is reported, and mails go out without a signature. */
export async function findDkimKey({ db, secrets, log }: Pick<Parts, 'db' | 'secrets' | 'log'>, mandant: Mandant): Promise<DkimKey | null> {
  const signer = signerOf(mandant.konfiguration);
  if (!signer) return null;
  const privateKey = await db.inMandant(mandant.mandant, (scope) =>
    findSecret({ ...scope, secrets }, NAME, signer.selector, signer.domain),
  );
  if (privateKey !== null) return { ...signer, privateKey };
  log.error({ mandant: mandant.mandant, dienst: NAME }, 'the secret of a service outside is missing');
  return null;
}

/** Shortest RSA key that receivers accept (RFC 8301), in bits. */
const MIN_BITS = 1024;

/** Why a text is no key for signatures; null if it is one. Signatures are made with RSA, which every receiver knows. */
function faultOfKey(pem: string): string | null {
  const key = readPrivateKey(pem);
  if (!key) return 'this is no private key in PEM, or it is protected by a password';
  if (key.asymmetricKeyType !== 'rsa') return `this is a key of type ${key.asymmetricKeyType}; mails are signed with RSA`;
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  return bits < MIN_BITS ? `this RSA key has ${bits} bits; receivers ask for ${MIN_BITS} at least, and 2048 are usual` : null;
}

function readPrivateKey(pem: string): KeyObject | null {
  try {
    return createPrivateKey(pem);
  } catch {
    return null;
  }
}

/** Codes of the resolver for a name without such a record. */
const NO_RECORD = ['ENOTFOUND', 'ENODATA'];

/** The TXT records of a name. Throws OutsideFault if the name servers do not answer. */
async function lookUp(resolveTxt: ResolveTxt, name: string): Promise<string[]> {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    if (NO_RECORD.includes((error as { code?: string }).code ?? '')) return [];
    throw new OutsideFault('unreachable', { cause: error });
  }
}

/** Says whether the published key is the one of the secret (RFC 6376, section 3.6.1). Throws CheckFault if it is not. */
function compare(records: readonly string[], name: string, secret: string): string {
  const [record, ...more] = records.map(readTags).filter((tags) => tags.has('p'));
  const own = createPublicKey(secret).export({ type: 'spki', format: 'der' }).toString('base64');
  const publish = `publish the TXT record v=DKIM1; k=rsa; p=${own}`;
  if (!record) throw new CheckFault(`${name} has no key: ${publish}`);
  if (more.length > 0) throw new CheckFault(`${name} has several keys, of which receivers take any: keep one`);
  if (record.get('p') === '') throw new CheckFault(`the key of ${name} is withdrawn: ${publish}`);
  if (record.get('p') !== own) throw new CheckFault(`${name} has another key than the secret: ${publish}`);
  return record.get('t')?.split(':').includes('y') ? 'is the one of the secret; t=y makes receivers ignore it' : 'is the one of the secret';
}

/** The tags of a record by name, values without white space. */
function readTags(record: string): ReadonlyMap<string, string> {
  const tags = record.split(';').map((tag) => tag.split('='));
  // The base64 of a key can end with `=`.
  return new Map(tags.map(([name = '', ...value]) => [name.trim(), value.join('=').replace(/\s+/g, '')]));
}
