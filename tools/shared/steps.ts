import { strictEqual } from 'node:assert';
import type * as z from 'zod/mini';
import type { CallDefinition } from '../../contract/call.ts';
import { type Api, bodyOf, type CallWish } from './calls.ts';
import type { HttpAnswer } from './http.ts';

/** Prints an answer as a step of a walk, and insists on its status. */
export async function expectStatus(what: string, status: number, answer: Promise<HttpAnswer>): Promise<HttpAnswer> {
  const answered = await answer;
  console.log(`  ${answered.status}  ${what}`);
  strictEqual(answered.status, status, `${what}: ${JSON.stringify(answered.body)}`);
  return answered;
}

/** Makes a call as a step of a walk; answers the body of that status, as the contract has it. */
export type Step = <C extends CallDefinition, S extends keyof C['answers'] & number>(
  what: string,
  status: S,
  definition: C,
  wish?: CallWish<C>,
) => Promise<z.output<C['answers'][S] & z.ZodMiniType>>;

/** The steps of a walk by these calls. */
export const stepOf =
  (api: Api): Step =>
  async (what, status, definition, wish) =>
    bodyOf(definition, status, await expectStatus(what, status, api(definition, wish)));
