import { expect, it } from 'vitest';
import { CallError } from '../../shell/call.ts';
import { isRefusal } from './load.ts';

it('isRefusal holds for an answer that a retry cannot change, not without a connection', () => {
  expect(isRefusal(new CallError({ status: 409, code: 'Konflikt', detail: '' }))).toBe(true);
  expect(isRefusal(new CallError({ status: 503, code: 'NetzwerkFehler', detail: '' }))).toBe(false);
  expect(isRefusal(new Error('aborted'))).toBe(false);
  expect(isRefusal(null)).toBe(false);
});
