import type { CallDefinition } from '../../../contract/call.ts';
import { whoOf } from '../../../contract/rules/rechte.ts';
import { refuse } from '../../errors.ts';
import type { CallRequest } from '../call-request.ts';
import type { Login } from '../login.ts';
import { findAnswer, type IdempotencyKey, markReplayed, type StoredAnswer, schluesselOf } from './store.ts';

/**
 * Returns the stored answer of a repeat, otherwise a new one, which stores itself. A parallel repeat waits for the first call before it spends any limit, for
 * up to 24 seconds, then throws Konflikt. If the first call was refused, the next one is executed.
 */
export async function answerInTurn<A extends StoredAnswer>(
  request: Pick<CallRequest, 'parts' | 'mandant' | 'inContext' | 'reply' | 'isOfPage'>,
  { scope, input }: IdempotencyKey,
  answerNew: () => Promise<A>,
): Promise<A> {
  const { parts, mandant, inContext } = request;
  const answered = await parts.db.inTurn(`${mandant.mandant} ${schluesselOf(parts, scope)}`, async () => {
    const kept = await inContext((context) => findAnswer<A>(context, scope, input));
    return kept ? markReplayed(request, kept) : answerNew();
  });
  return answered ?? refuse('Konflikt');
}

/** Holder of an idempotency key. A recipient counts as anonymous in open calls: the cookie is set by the very call that a second click repeats. */
export const keyHolderOf = (call: CallDefinition, login: Login | null): string =>
  login === null || (login.who === 'R' && whoOf(call).includes('offen')) ? 'offen' : login.wer;
