import type { CallRequest } from '../../calls/call-request.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../errors.ts';
import { hasPlaceOn } from './store.ts';

/** The secret of an answer, also of one that was kept for a repeat, as a cookie: mails are often opened in another browser than the form. */
export function bringCookie({ reply }: Pick<CallRequest, 'reply'>, { body }: { readonly body: { readonly Hex: string } }): void {
  reply.keepEmpfaenger(body.Hex);
}

/**
 * Lets somebody join. Refused for good, the browser's cookie goes, but for who has data on this very referral: it is the way
 * to it. What was typed wrong, and what comes later than now, is mended with the cookie still there.
 */
export async function joinOrForget<T>(
  context: Context,
  { login, reply }: Pick<CallRequest, 'login' | 'reply'>,
  empfehlungsnummer: string,
  join: () => Promise<T>,
): Promise<T> {
  const isAtHome = login !== null && (await hasPlaceOn(context, empfehlungsnummer, login.id));
  try {
    return await join();
  } catch (error) {
    if (!isAtHome && isForGood(error)) reply.endEmpfaenger();
    throw error;
  }
}

const isForGood = (error: unknown): boolean => error instanceof Refusal && error.status < 500 && ![422, 429].includes(error.status);
