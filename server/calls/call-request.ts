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
  /** Key under which the answer is stored for a repeat, if the caller sent one. */
  readonly idempotencyKey: string | undefined;
  readonly caller: Caller;
  /** The secret that identifies the login; empty without one. */
  readonly secret: string;
  readonly reply: CallReply;
  /** Whether a page makes the call itself; then caller and reply are the page's. */
  readonly isOfPage: boolean;
  inContext<T>(work: (context: Context) => Promise<T>): Promise<T>;
}

/** An answer of a call. Keeps the literal status that determines the type of its body. */
export const answer = <const S extends number, const B>(status: S, body: B) => ({ status, body });
