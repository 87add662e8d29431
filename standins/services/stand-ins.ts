import type { ServerResponse } from 'node:http';
import { type Fault, sendFault } from './fault.ts';
import type { Received, StandIn, StandInRequest } from './stand-in.ts';

/** Requests that are kept per tenant and stand-in. */
const MAX_RECEIVED = 200;

/** Characters of a body that are kept. */
const MAX_BODY = 10_000;

/** Headers that say what a client of a service sent; the others are the connection's. */
const SHOWN_HEADERS = /^(?:authorization|content-type|accept|if-none-match|x-.+)$/;

/** State of a stand-in at a tenant, as its page shows it. */
export interface StandInState {
  readonly Name: string;
  readonly Titel: string;
  /** Address of its page for people. */
  readonly Seite: string | null;
  readonly Stoerung: Fault | null;
  /** Newest first. */
  readonly Anfragen: readonly Received[];
}

interface State {
  fault: Fault | null;
  /** Requests since the fault began. */
  count: number;
  received: Received[];
}

/** The stand-ins of the demo. Each tenant has its own requests and faults. */
export interface StandIns {
  has(name: string): boolean;
  /** Answers a request, or fails as `fail` says. */
  answer(name: string, request: StandInRequest, response: ServerResponse): Promise<void>;
  list(tenant: string): readonly StandInState[];
  /** Lets a stand-in fail from now on; null: it works again. */
  fail(tenant: string, name: string, fault: Fault | null): void;
  /** Forgets the requests of a stand-in. */
  clear(tenant: string, name: string): void;
}

export function makeStandIns(all: readonly StandIn[]): StandIns {
  const byName = new Map(all.map((one) => [one.name, one]));
  const states = new Map<string, State>();
  const stateOf = (tenant: string, name: string): State => {
    const key = `${tenant} ${name}`;
    const state = states.get(key) ?? { fault: null, count: 0, received: [] };
    states.set(key, state);
    return state;
  };

  const answerWell = async (standIn: StandIn, request: StandInRequest, response: ServerResponse): Promise<number> => {
    const { status = 200, headers = {}, body = '' } = await standIn.answer(request);
    const isText = typeof body === 'string' || Buffer.isBuffer(body);
    const content = isText ? body : JSON.stringify(body);
    const type = isText ? {} : { 'content-type': 'application/json' };
    response.writeHead(status, { 'cache-control': 'no-store', ...type, ...headers }).end(content);
    return status;
  };

  return {
    has: (name) => byName.has(name),

    async answer(name, request, response) {
      const standIn = byName.get(name);
      if (!standIn) throw new Error(`no stand-in ${name}`);
      if (standIn.isPage?.(request.path)) return void (await answerWell(standIn, request, response));
      const state = stateOf(request.tenant, name);
      state.count += 1;
      const sent = state.fault === null ? undefined : sendFault(response, state.fault, state.count);
      const status = sent === undefined ? await answerWell(standIn, request, response) : sent;
      state.received = [receivedOf(request, status), ...state.received].slice(0, MAX_RECEIVED);
    },

    list: (tenant) =>
      all.map(({ name, title, page }) => {
        const { fault, received } = stateOf(tenant, name);
        return {
          Name: name,
          Titel: title,
          Seite: page === undefined ? null : `/dev/standin/${name}${page}`,
          Stoerung: fault,
          Anfragen: received,
        };
      }),

    fail: (tenant, name, fault) => void Object.assign(stateOf(tenant, name), { fault, count: 0 }),

    clear: (tenant, name) => void Object.assign(stateOf(tenant, name), { received: [] }),
  };
}

function receivedOf({ method, path, query, headers, body }: StandInRequest, status: number | null): Received {
  const search = query.toString();
  const shown = Object.entries(headers).filter(
    (entry): entry is [string, string] => SHOWN_HEADERS.test(entry[0]) && entry[1] !== undefined,
  );
  return {
    Zeit: new Date().toISOString(),
    Methode: method,
    Pfad: search ? `${path}?${search}` : path,
    Kopf: Object.fromEntries(shown),
    Inhalt: body.slice(0, MAX_BODY),
    Status: status,
  };
}
