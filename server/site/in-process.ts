import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer, CallDefinition, Input } from '../../contract/call.ts';
import { whoAt } from '../../contract/rules/rechte.ts';
import type { Locale } from '../../contract/values/wire.ts';
import { checkInput } from '../calls/input.ts';
import { authenticate, authorise } from '../calls/pipeline.ts';
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
  const served = mounting.served.get(call.name);
  if (!served) throw new Error(`call ${call.name} is not served`);
  const credential =
    bearer === undefined ? readCredential(visitor.request, whoAt(call, visitor.mandant.konfiguration)) : { value: bearer, byCookie: false };
  const http = { reply: callReply(visitor.reply), caller: callerOf(visitor.request) };
  const login = await authenticate(mounting, call, visitor.mandant, credential, http);
  await authorise(mounting, call, visitor.mandant, login);
  const checked = {
    params: call.params && checkInput(call.params, input.params),
    query: call.query && checkInput(call.query, input.query ?? {}),
    body: call.body && checkInput(call.body, input.body),
  };
  const { mandant, locale } = visitor;
  const asked = { mandant, locale, login, credential, idempotencyKey, input: checked as Input<CallDefinition> };
  const answered = await served.answer(mounting, { ...asked, ...http, isOfPage: true });
  return answered as Answer<C>;
}
