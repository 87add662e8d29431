import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer, CallDefinition, Input } from '../../contract/call.ts';
import { whoAt } from '../../contract/rules/rechte.ts';
import type { Locale } from '../../contract/values/wire.ts';
import type { Caller, CallReply } from '../calls/caller.ts';
import { checkInput } from '../calls/input.ts';
import type { Credential } from '../calls/login.ts';
import { authenticate, authorise, type Pipeline } from '../calls/pipeline.ts';
import type { Mandant } from '../context.ts';
import { callerOf, callReply } from '../http/caller.ts';
import { readCredential } from '../http/credentials.ts';
import type { Mount } from '../http/mount.ts';

/** The visitor who opens a page. A secret in the page's address is sent as `bearer`; otherwise the visitor's cookies apply. */
export interface Visitor {
  readonly mandant: Mandant;
  readonly locale: Locale;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The input of a call before validation. */
type RawInput = { readonly [K in keyof Input<CallDefinition>]?: unknown };

/** Makes a call in the same process, as a page does: with the same pipeline and answer as over HTTP. Throws the same refusals. */
export async function callInProcess<C extends CallDefinition>(
  mounting: Mount,
  call: C,
  visitor: Visitor,
  input: RawInput = {},
  { bearer, idempotencyKey }: { bearer?: string; idempotencyKey?: string } = {},
): Promise<Answer<C>> {
  const { mandant, locale, request, reply } = visitor;
  const credential =
    bearer === undefined ? readCredential(request, whoAt(call, mandant.konfiguration)) : { value: bearer, byCookie: false };
  const http = { reply: callReply(reply), caller: callerOf(request) };
  return callAs(mounting, call, { mandant, locale, credential, http }, input, idempotencyKey);
}

/** Who makes a call in this process, and what its answer may do to a browser. */
interface InProcessCaller {
  readonly mandant: Mandant;
  readonly locale: Locale;
  readonly credential: Credential | null;
  readonly http: { readonly reply: CallReply; readonly caller: Caller };
}

/** The same for a caller that no request stands for. */
export async function callAs<C extends CallDefinition>(
  mounting: Pipeline & Pick<Mount, 'served'>,
  call: C,
  { mandant, locale, credential, http }: InProcessCaller,
  input: RawInput = {},
  idempotencyKey?: string,
): Promise<Answer<C>> {
  const served = mounting.served.get(call.name);
  if (!served) throw new Error(`call ${call.name} is not served`);
  const login = await authenticate(mounting, call, mandant, credential, http);
  await authorise(mounting, call, mandant, login);
  const checked = {
    params: call.params && checkInput(call.params, input.params),
    query: call.query && checkInput(call.query, input.query ?? {}),
    body: call.body && checkInput(call.body, input.body),
  };
  const asked = { mandant, locale, login, credential, idempotencyKey, input: checked as Input<CallDefinition> };
  const answered = await served.answer(mounting, { ...asked, ...http, isOfPage: true });
  return answered as Answer<C>;
}
