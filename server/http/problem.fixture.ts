import { expect } from 'vitest';
import type { ErrorCode } from '../../contract/errors.ts';
import type { Reply } from '../../test/support/app.ts';

/** Internal words that no answer may contain: stack, SQL, path, library. */
const INSIDE =
  /\bat [\w.]+ \(|node_modules|\.tsx?:\d|\bselect\b.*\bfrom\b|\binsert into\b|constraint|violates|syntax error|pglite|postgres|stack|Error:/i;

/** Expects an error of the wire: problem details with this status and code, without internal words. */
export function expectProblem(reply: Reply, status: number, code: ErrorCode): void {
  expect([reply.status, reply.body.code], JSON.stringify(reply.body)).toEqual([status, code]);
  expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(reply.body).toMatchObject({ type: `urn:empfehlwerk:fehler:${code}`, title: code, status, detail: expect.stringMatching(/\S/) });
  expectQuiet(reply);
}

/** Expects an answer that is no server error and, if it is an error, contains no internal words. */
export function expectQuiet(reply: Reply): void {
  const seen = JSON.stringify(reply.body);
  expect(reply.status, seen).toBeLessThan(500);
  if (reply.status >= 400) expect(seen).not.toMatch(INSIDE);
}

/** Codes of a Validierung by field. */
export const fieldCodes = (reply: Reply): Record<string, string> =>
  Object.fromEntries((reply.body.errors ?? []).map(({ field, code }: { field: string; code: string }) => [field, code]));
