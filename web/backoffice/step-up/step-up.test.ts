import { expect, test, vi } from 'vitest';
import { inviteBetriebBenutzer } from '../../../contract/calls/betrieb/benutzer.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import { type Call, CallError } from '../../portals/shell/call.ts';
import { withStepUp } from './step-up.ts';

const refusal = (code: ErrorCode) => new CallError({ status: 403, code, detail: 'Nein.' });
const done = { status: 201, body: { Id: '7' } };

/** A call that answers these in turn. */
const calling = (...answers: readonly unknown[]) => {
  const call = vi.fn();
  for (const answer of answers) answer instanceof Error ? call.mockRejectedValueOnce(answer) : call.mockResolvedValueOnce(answer);
  return call;
};
const input = { body: { Email: 'a@b.example', Rollen: ['Support' as const] } };

test('repeats the same call, with the same key, after the second factor', async () => {
  const call = calling(refusal('BestaetigungNoetig'), done);
  const ask = vi.fn(async () => true);
  const wrapped = withStepUp(call as Call, ask);
  expect(await wrapped(inviteBetriebBenutzer, input, { idempotencyKey: 'k' })).toEqual(done);
  expect(ask).toHaveBeenCalledOnce();
  expect(call.mock.calls[1]).toEqual(call.mock.calls[0]);
});

test('throws the refusal if the person closes the question', async () => {
  const call = calling(refusal('BestaetigungNoetig'));
  await expect(withStepUp(call as Call, async () => false)(inviteBetriebBenutzer, input)).rejects.toMatchObject({ message: 'Nein.' });
  expect(call).toHaveBeenCalledOnce();
});

test('does not ask for a second factor after another refusal', async () => {
  const ask = vi.fn(async () => true);
  const call = calling(refusal('NichtAuthorisiert'));
  await expect(withStepUp(call as Call, ask)(inviteBetriebBenutzer, input)).rejects.toBeInstanceOf(CallError);
  expect(ask).not.toHaveBeenCalled();
});
