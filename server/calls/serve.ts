import type { Answer, CallDefinition, Input } from '../../contract/call.ts';
import type { Parts } from '../parts.ts';
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

/** A call without a tenant in its path. */
export interface ServedGlobal {
  readonly call: CallDefinition;
  answer(parts: Parts, input: Input<CallDefinition>): AnyAnswer;
}

/** Serves a call without a tenant in its path, and so without login and transaction. */
export const serveGlobal = <C extends CallDefinition>(call: C, answer: (parts: Parts, input: Input<C>) => Answer<C>): ServedGlobal => ({
  call,
  answer: (parts, input) => answer(parts, input as Input<C>),
});
