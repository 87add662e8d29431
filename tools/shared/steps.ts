import { strictEqual } from 'node:assert';
import type * as z from 'zod/mini';
import type { CallDefinition } from '../../contract/call.ts';
import { type Api, bodyOf, type CallWish } from './calls.ts';
import type { HttpAnswer } from './http.ts';

/** Prints an answer as a step; throws if the status is not the expected one. */
export async function expectStatus(what: string, status: number, answer: Promise<HttpAnswer>): Promise<HttpAnswer> {
  const answered = await answer;
  console.log(`  ${answered.status}  ${what}`);
  strictEqual(answered.status, status, `${what}: ${JSON.stringify(answered.body)}`);
  return answered;
}

/** Makes a call as a printed step; returns the body, parsed by the contract for that status. */
export type Step = <C extends CallDefinition, S extends keyof C['answers'] & number>(
  what: string,
  status: S,
  definition: C,
  wish?: CallWish<C>,
) => Promise<z.output<C['answers'][S] & z.ZodMiniType>>;

/** Makes steps with these calls. */
export const stepOf =
  (api: Api): Step =>
  async (what, status, definition, wish) =>
    bodyOf(definition, status, await expectStatus(what, status, api(definition, wish)));
