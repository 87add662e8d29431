import { createHmac } from 'node:crypto';
import type { ProduktlinkDienst } from '../../../../contract/values/dienste.ts';
import { addMinutes } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import { findSecret } from '../../../outside/secret.ts';
import type { OutsideService } from '../../../outside/service.ts';

/** Shortest secret in characters: as long as the key of the hash in hexadecimal. */
const MIN_SECRET = 64;

/** The signature of product links. Nothing is sent; the tenant's shop has the same secret. */
export const PRODUKTLINK: OutsideService = {
  name: 'produktlink',
  readFrom({ Dienste: { Produktlink } }) {
    if (!Produktlink) return null;
    return {
      boundTo: [],
      faultOf: (secret) =>
        secret.length < MIN_SECRET ? `the secret is shorter than ${MIN_SECRET} characters: openssl rand -hex 32 makes one` : null,
      checks: () => [{ what: 'signature', run: async () => `links are signed, and valid for ${Produktlink.GueltigMinuten} minutes` }],
    };
  },
};

/** Parameters whose values are signed, in this order; one that the link lacks counts as empty. */
const SIGNED = ['empfehlungsnummer', 'empfaengernummer', 'channel', 'bis'];

/**
 * Adds the moment until which a product link is valid (`bis`, in seconds since 1970) and the signature (`signatur`, HMAC-SHA256 in hexadecimal over the values of
 * `SIGNED`, joined by line feeds). Returns false, and leaves the link as it is, if the tenant's secret is missing.
 */
export async function signProduktlink(context: Context, link: URL, { GueltigMinuten }: ProduktlinkDienst): Promise<boolean> {
  const secret = await findSecret(context, PRODUKTLINK.name);
  if (secret === null) return false;
  link.searchParams.set('bis', String(Math.floor(addMinutes(context.now, GueltigMinuten).getTime() / 1000)));
  const values = SIGNED.map((name) => link.searchParams.get(name) ?? '');
  link.searchParams.set('signatur', createHmac('sha256', secret).update(values.join('\n')).digest('hex'));
  return true;
}
