import type { Context } from '../context.ts';
import { OutsideFault } from './fault.ts';
import type { Outside } from './outside.ts';

/** Path of the probe, on every host. */
export const HOST_PROBE = '/health/host';

const LIMIT_MS = 5_000;

/** What a host of a tenant answers to a nonce. It needs APP_SECRET, so no other installation can answer it. */
export const answerOfHost = (secrets: Context['secrets'], mandant: string, nonce: string): string => secrets.token('host', mandant, nonce);

/** Asks the address of a tenant's pages whether it leads to the tenant in this installation. Only yes or no comes back, and no redirect is followed. */
export async function reachesMandant(
  { outside, secrets, random }: Pick<Context, 'secrets' | 'random'> & { readonly outside: Outside },
  mandant: string,
): Promise<boolean> {
  const nonce = random.nummer();
  const expected = answerOfHost(secrets, mandant, nonce);
  try {
    return await outside.ask(
      { mandant, dienst: 'host', limitMs: LIMIT_MS, instead: 'the list before going live says so' },
      { url: `${HOST_PROBE}?nonce=${nonce}` },
      ({ status, body }) => status === 200 && body.toString() === expected,
    );
  } catch (error) {
    if (error instanceof OutsideFault) return false;
    throw error;
  }
}
