import type * as z from 'zod/mini';
import { type Answer, type CallDefinition, type Input, pathOf } from '../../contract/call.ts';
import type { Problem as ProblemBody } from '../../contract/problem.ts';
import type { Locale } from '../../contract/values/wire.ts';

export type Problem = Pick<z.infer<typeof ProblemBody>, 'status' | 'detail'> & Partial<z.infer<typeof ProblemBody>>;

/** Answer of the platform: the body, or a problem; status 503 if there is no answer. */
export type Told<T> = { readonly ok: true; readonly body: T } | { readonly ok: false; readonly problem: Problem };

interface Asked<C extends CallDefinition> {
  readonly params?: Input<C>['params'];
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  /** Sends the shop's key. */
  readonly withKey?: true;
  readonly idempotencyKey?: string;
}

/** Client of the referral platform with what an external shop has: its address, the calls of the contract, a key. */
export interface Platform {
  readonly tenant: string;
  ask<C extends CallDefinition>(call: C, asked?: Asked<C>): Promise<Told<Answer<C>['body']>>;
  /** Repeats the call while there is no answer or a 5xx. */
  askUntilAnswered<C extends CallDefinition>(call: C, asked: Asked<C>): Promise<Told<Answer<C>['body']>>;
  /** Calls a tool of the demo, which replaces the shop's own clock and inbox. */
  askDev<T>(path: string, body?: unknown): Promise<Told<T>>;
}

const TIMEOUT_MS = 10_000;
/** Wait before each repeat. */
const WAITS_MS = [200, 800];

export function makePlatform(base: string, tenant: string, locale: Locale): Platform {
  const ask: Platform['ask'] = (call, { params, query, body, withKey, idempotencyKey } = {}) =>
    send(base + addressOf(call, { ...params, tenant }, query), call.method, body, {
      'x-accept-language': locale,
      ...(withKey && { authorization: `Bearer demo-${tenant}` }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    });
  return {
    tenant,
    ask,
    async askUntilAnswered(call, asked) {
      for (const wait of WAITS_MS) {
        const told = await ask(call, asked);
        if (told.ok || told.problem.status < 500) return told;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
      return ask(call, asked);
    },
    askDev: (path, body) => send(`${base}/dev/${path}`, body === undefined ? 'GET' : 'POST', body, {}),
  };
}

/** Whether a problem is temporary and not a fault of the request. */
export const isOfTheMoment = ({ status }: Problem): boolean => status >= 500 || status === 429;

function addressOf(call: CallDefinition, params: Readonly<Record<string, unknown>>, query: Asked<CallDefinition>['query'] = {}): string {
  const path = pathOf(call).replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const said = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return said.length > 0 ? `${path}?${new URLSearchParams(said)}` : path;
}

async function send<T>(url: string, method: string, body: unknown, headers: Record<string, string>): Promise<Told<T>> {
  try {
    const json = body === undefined ? {} : { body: JSON.stringify(body) };
    const reply = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...json,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const said = await reply.text();
    const answer = said === '' ? null : JSON.parse(said);
    return reply.ok ? { ok: true, body: answer } : { ok: false, problem: { ...answer, status: reply.status } };
  } catch (error) {
    return { ok: false, problem: { status: 503, detail: (error as Error).message } };
  }
}
