import type { CallDefinition } from '../../../contract/call.ts';
import { whoOf } from '../../../contract/rules/rechte.ts';
import { refuse } from '../../errors.ts';
import type { CallRequest } from '../call-request.ts';
import type { Login } from '../login.ts';
import { findAnswer, type KeptAnswer, schluesselOf } from './store.ts';

/** Under what the answer of a call is kept, and the input that it is the answer to. */
export interface Once {
  readonly scope: string;
  readonly input: unknown;
}

/**
 * The answer kept for a repeat, else a new one, which keeps itself. A parallel repeat waits for the first before it spends any limit, up to
 * 24 seconds, then it is Konflikt; where the first was refused, the next one tries.
 */
export async function answerInTurn<A extends KeptAnswer>(
  { parts, mandant, inContext }: Pick<CallRequest<CallDefinition>, 'parts' | 'mandant' | 'inContext'>,
  { scope, input }: Once,
  answerNew: () => Promise<A>,
): Promise<A> {
  const answered = await parts.db.inTurn(`${mandant.mandant} ${schluesselOf(parts, scope)}`, async () => {
    const kept = await inContext((context) => findAnswer<A>(context, scope, input));
    return kept ?? answerNew();
  });
  return answered ?? refuse('Konflikt');
}

/** Holder of an idempotency key. A recipient counts as anonymous in open calls: the cookie is set by the very call that a second click repeats. */
export const keeperOf = (call: CallDefinition, login: Login | null): string =>
  login === null || (login.who === 'R' && whoOf(call).includes('offen')) ? 'offen' : login.wer;
