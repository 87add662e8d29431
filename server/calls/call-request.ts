import type { CallDefinition, Input } from '../../contract/call.ts';
import type { Locale } from '../../contract/values/wire.ts';
import type { Context, Mandant } from '../context.ts';
import type { Parts } from '../parts.ts';
import type { Caller, CallReply } from './caller.ts';
import type { Login } from './login.ts';

/** A call as its steps see it: tenant, login, checked input. `inContext` runs work in one transaction of the tenant. */
export interface CallRequest<C extends CallDefinition = CallDefinition> {
  readonly parts: Parts;
  readonly mandant: Mandant;
  readonly login: Login | null;
  readonly locale: Locale;
  readonly input: Input<C>;
  /** Key under which the answer is kept for a repeat, where the caller gave one. */
  readonly idempotencyKey: string | undefined;
  readonly caller: Caller;
  /** The secret by which the login is known; empty without one. */
  readonly secret: string;
  readonly reply: CallReply;
  /** A page makes the call for itself, so caller and reply are the page's. */
  readonly isOfPage: boolean;
  inContext<T>(work: (context: Context) => Promise<T>): Promise<T>;
}

/** An answer of a call; keeps the literal status by which its body is typed. */
export const answer = <const S extends number, const B>(status: S, body: B) => ({ status, body });
