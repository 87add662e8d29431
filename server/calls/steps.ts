import type { Answer, CallDefinition } from '../../contract/call.ts';
import type { Context } from '../context.ts';
import type { CallRequest } from './call-request.ts';

/** Steps of a call in one transaction; a refusal rolls it back as a whole. A stored answer only runs `after`. */
interface InTransaction<C extends CallDefinition, Found> {
  /** Calls with the same key run one at a time, including their limits, so each sees the changes of the one before. */
  turn?(request: CallRequest<C>): string;
  /** Limits, which count even if the call is refused later. Its result is passed to `run`. */
  before?(request: CallRequest<C>): Promise<Found>;
  run(context: Context, request: CallRequest<C>, found: Found): Promise<Answer<C>>;
  after?(request: CallRequest<C>, answered: Answer<C>): void;
  /** A GET that writes a mail; jobs wake after every other method anyway. */
  readonly wakes?: true;
}

/** Steps that open their transactions themselves, because a password check takes long and a refusal must still be counted. */
interface WithoutTransaction<C extends CallDefinition> {
  withoutTransaction(request: CallRequest<C>): Promise<Answer<C>>;
}

/** A call's own steps; tenant, login, rights and input are checked before. */
export type Steps<C extends CallDefinition, Found = void> = InTransaction<C, Found> | WithoutTransaction<C>;
