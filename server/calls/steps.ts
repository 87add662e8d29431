import type { Answer, CallDefinition } from '../../contract/call.ts';
import type { Context } from '../context.ts';
import type { CallRequest } from './call-request.ts';

/** What a call does in one transaction: a refusal rolls it back as a whole. A kept answer goes through `after` alone. */
interface InTransaction<C extends CallDefinition, Found> {
  /** Calls at the same go one at a time, their limits too: each finds what the one before it did. */
  turn?(request: CallRequest<C>): string;
  /** Limits, which count though the call may be refused; what it finds is given to `run`. */
  before?(request: CallRequest<C>): Promise<Found>;
  run(context: Context, request: CallRequest<C>, found: Found): Promise<Answer<C>>;
  after?(request: CallRequest<C>, answered: Answer<C>): void;
  /** A GET that leaves a mail; jobs wake after every other method anyway. */
  readonly wakes?: true;
}

/** What opens its transactions itself: a password check takes long, a refusal must still be counted. */
interface WithoutTransaction<C extends CallDefinition> {
  withoutTransaction(request: CallRequest<C>): Promise<Answer<C>>;
}

/** The steps of a call that are its own; tenant, login, rights and input come before them. */
export type Steps<C extends CallDefinition, Found = void> = InTransaction<C, Found> | WithoutTransaction<C>;
