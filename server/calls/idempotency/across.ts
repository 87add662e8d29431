import { setTimeout } from 'node:timers/promises';
import type { CallDefinition } from '../../../contract/call.ts';
import { addMinutes } from '../../calendar.ts';
import { refuse } from '../../errors.ts';
import type { CallRequest } from '../call-request.ts';
import { keyHolderOf } from './in-turn.ts';
import { claimKey, hashOf, markReplayed, readAnswer, releaseKey, type StoredAnswer, schluesselOf, storeAnswer } from './store.ts';

/** A call that crashed holds its key no longer than this. */
const LEASE_MINUTES = 2;
const POLL_INTERVAL_MS = 200;
const MAX_POLLS = 120;

/**
 * Returns the same answer for the same key and input for 24 hours, for a call that works in several transactions: it claims the key first. A parallel repeat
 * waits for the first call for up to 24 seconds, then throws Konflikt. A failure releases the key.
 */
export async function answerOnceAcross<C extends CallDefinition, A extends StoredAnswer>(
  request: CallRequest<C>,
  call: C,
  work: () => Promise<A>,
): Promise<A> {
  const { idempotencyKey, inContext, input, login } = request;
  if (!idempotencyKey) return work();
  const key = `${call.name} ${keyHolderOf(call, login)} ${idempotencyKey}`;
  for (let look = 0; look < MAX_POLLS; look += 1) {
    const { isOurs, kept } = await inContext(async (context) => {
      const schluessel = schluesselOf(context, key);
      const hash = hashOf(context, input.body);
      const row = await claimKey(context, schluessel, hash, addMinutes(context.now, LEASE_MINUTES));
      return row ? { isOurs: false, kept: readAnswer<A>(context, schluessel, hash, row) } : { isOurs: true, kept: null };
    });
    if (kept) return markReplayed(request, kept);
    if (isOurs) return runAndStore(request, key, work);
    await setTimeout(POLL_INTERVAL_MS);
  }
  return refuse('Konflikt');
}

async function runAndStore<A extends StoredAnswer>(
  { inContext }: Pick<CallRequest<CallDefinition>, 'inContext'>,
  key: string,
  work: () => Promise<A>,
): Promise<A> {
  try {
    const answered = await work();
    await inContext((context) => storeAnswer(context, schluesselOf(context, key), answered));
    return answered;
  } catch (error) {
    await inContext((context) => releaseKey(context, schluesselOf(context, key)));
    throw error;
  }
}
