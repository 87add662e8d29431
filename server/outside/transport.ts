import { lookup as lookupName } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Agent, request as send } from 'undici';
import { OutsideFault } from './fault.ts';

/** A request to a service outside. */
export interface OutsideRequest {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** An answer of a service, with header names in lower case. */
export interface OutsideAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Sends a request and reads its whole answer within `limitMs`. Follows no redirect. Throws OutsideFault. */
export type Transport = (request: OutsideRequest, limitMs: number) => Promise<OutsideAnswer>;

/** Largest answer in bytes. */
const MAX_ANSWER = 20_000_000;

/** How a transport connects; by default the system's names and certificates. */
interface TransportOptions {
  readonly lookup?: LookupFunction;
}

/** Names below `localhost` are this machine (RFC 6761 section 6.3), which not every resolver knows. */
export const lookupSystem: LookupFunction = (name, options, done) =>
  lookupName(name.endsWith('.localhost') ? 'localhost' : name, options, done);

/** A transport over HTTP that keeps connections open between requests. */
export function openTransport({ lookup = lookupSystem }: TransportOptions = {}): Transport {
  const dispatcher = new Agent({ maxResponseSize: MAX_ANSWER, connect: { lookup } });
  return async ({ url, method = 'GET', headers = {}, body }, limitMs) => {
    const signal = AbortSignal.timeout(limitMs);
    try {
      const answer = await send(url, { dispatcher, method, headers, signal, ...(body !== undefined && { body }) });
      return { status: answer.statusCode, headers: answer.headers, body: Buffer.from(await answer.body.arrayBuffer()) };
    } catch (error) {
      throw new OutsideFault(signal.aborted ? 'late' : 'unreachable', { cause: error });
    }
  };
}
