import type { CallRequest } from '../../calls/call-request.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../errors.ts';
import { hasPlaceOn } from './store.ts';

/** Sets the secret of an answer, new or stored for a repeat, as a cookie: mails are often opened in another browser than the form. */
export function bringCookie({ reply }: Pick<CallRequest, 'reply'>, { body }: { readonly body: { readonly Hex: string } }): void {
  reply.keepEmpfaenger(body.Hex);
}

/**
 * Runs a call to join. A final refusal removes the browser's cookie, unless it belongs to a recipient of this very referral, who needs it
 * to reach the data. Validation errors (422) and rate limits (429) keep the cookie, because the user can try again.
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
