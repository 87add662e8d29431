import type { CallDefinition } from '../../contract/call.ts';
import { type CheckedRequest, type Pipeline, perform } from './pipeline.ts';
import type { Steps } from './steps.ts';

/** An answer of any call. */
interface AnyAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** A call with its steps, for any adapter: `answer` runs them after the caller is permitted and the input is checked. */
export interface Served {
  readonly call: CallDefinition;
  answer(pipeline: Pipeline, checked: CheckedRequest<CallDefinition>): Promise<AnyAnswer>;
}

/** Serves a call of the contract; its own steps run after those of the pipeline. */
export const serve = <C extends CallDefinition, Found = void>(call: C, steps: Steps<C, Found>): Served => ({
  call,
  answer: (pipeline, checked) => perform(pipeline, call, steps, checked as CheckedRequest<C>),
});
