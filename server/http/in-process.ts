import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer, CallDefinition, Input } from '../../contract/call.ts';
import type { Locale } from '../../contract/values.ts';
import type { Mandant } from '../context.ts';
import { inContext } from '../parts.ts';
import { readCredential, resolveLogin } from './logins.ts';
import type { CallRequest, Mount } from './mount.ts';
import { checkInput } from './validation.ts';

/** Who opens a page. A secret of the page's own address goes as `bearer`; else the visitor's cookies speak. */
export interface Visitor {
  readonly mandant: Mandant;
  readonly locale: Locale;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What a call takes, before it is checked. */
type RawInput = { readonly [K in keyof Input<CallDefinition>]?: unknown };

/**
 * Makes a call in the same process, as a page does: the same check of input, login and limits, the same handler and answer as over
 * HTTP. Throws the same refusals.
 */
export async function callInProcess<C extends CallDefinition>(
  mounting: Mount,
  call: C,
  visitor: Visitor,
  input: RawInput = {},
  { bearer, idempotencyKey }: { bearer?: string; idempotencyKey?: string } = {},
): Promise<Answer<C>> {
  const handler = mounting.handlers.get(call.name);
  if (!handler) throw new Error(`call ${call.name} is not mounted`);
  const { parts, logins, jobs } = mounting;
  const { mandant, locale, request } = visitor;
  const credential = bearer === undefined ? readCredential(request, call.who) : { value: bearer, byCookie: false };
  const isOpen = call.who.every((kind) => kind === 'offen');
  const login = isOpen
    ? null
    : await inContext(parts, mandant, { wer: 'Anmeldung' }, (context) => resolveLogin(context, credential, call.who, logins));
  const checked = {
    params: call.params && checkInput(call.params, input.params),
    query: call.query && checkInput(call.query, input.query ?? {}),
    body: call.body && checkInput(call.body, input.body),
  };
  const answered = await handler({
    ...visitor,
    parts,
    login,
    isOfPage: true,
    idempotencyKey,
    input: checked as CallRequest<CallDefinition>['input'],
    inContext: (work) => inContext(parts, mandant, { wer: login?.wer ?? 'Besucher', locale }, work),
  });
  if (call.method !== 'GET') jobs.wake();
  return answered as Answer<C>;
}
