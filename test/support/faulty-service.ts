import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import type { FaultKind } from '../../server/outside/fault.ts';
import { type Fault as AnsweredFault, sendFault } from '../../standins/services/fault.ts';

/** Every way in which a service outside can fail, with the kind of fault that is reported. */
export const KINDS = {
  '401 once': 'refused',
  '401': 'refused',
  '404': 'unreadable',
  '429': 'overloaded',
  '500': 'failed',
  'no content': 'unreadable',
  'broken JSON': 'unreadable',
  'another form': 'unreadable',
  silence: 'late',
  'a closed connection': 'unreachable',
  'a slow body': 'late',
  'a wrong certificate': 'unreachable',
  'an unknown name': 'unreachable',
} as const satisfies Readonly<Record<AnsweredFault | 'a wrong certificate' | 'an unknown name', FaultKind>>;
export type Fault = keyof typeof KINDS;
export const FAULTS = Object.keys(KINDS) as readonly Fault[];

/** A request as the service received it. */
export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Bytes in place of `body`. */
  readonly raw?: string | Buffer;
}

/** A service on this machine that answers as `answer` says, or fails as the test says. */
export interface FaultyService {
  /** Its address, without a trailing slash; another one for faults of the connection. */
  base(): string;
  /** The fault from now on; null for none. */
  fail(fault: Fault | null): void;
  /** What it received since the last call of `fail`. */
  readonly received: readonly Received[];
  close(): Promise<void>;
}

/** A self-signed certificate of a name that no test asks for, and its key. */
const STRANGER = {
  cert: `-----BEGIN CERTIFICATE-----
MIIBjjCCATOgAwIBAgIUVh0gNCI4N2mdfLGYXkxEOI9EwD4wCgYIKoZIzj0EAwIw
GzEZMBcGA1UEAwwQc3RyYW5nZXIuZXhhbXBsZTAgFw0yNjExMjgxMTAxMDdaGA8y
MTI2MTEwNDExMDEwN1owGzEZMBcGA1UEAwwQc3RyYW5nZXIuZXhhbXBsZTBZMBMG
ByqGSM49AgEGCCqGSM49AwEHA0IABB50g26jzKYGEKrPsJXBdXJd+vzEv3bdjm1k
mOe5dxXzgFJ6ptdjXSspxP4oX0qlwXekXekQJzBkPBv8FoOF24ajUzBRMB0GA1Ud
DgQWBBR0O6eI2kQN0vNLjnM8lmcAeKRC2jAfBgNVHSMEGDAWgBR0O6eI2kQN0vNL
jnM8lmcAeKRC2jAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0kAMEYCIQC2
2dWX80p+p24Kg7I8wqskSCGZS5TuQzo4c2r0HO4NGAIhAL+2es6jbwwtSgxDEQz5
hljn/FTek78YH87jhTg+0giV
-----END CERTIFICATE-----`,
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgfvlJeCVFoRQavhR3
4ZmXyJE4JLo74FMOhkpdqwqMkR+hRANCAAQedINuo8ymBhCqz7CVwXVyXfr8xL92
3Y5tZJjnuXcV84BSeqbXY10rKcT+KF9KpcF3pF3pECcwZDwb/BaDhduG
-----END PRIVATE KEY-----`,
};

/** A name that `lookupLocal` does not know. */
const UNKNOWN_NAME = 'unknown.example';

/** Resolves every name to this machine, except the unknown one. */
export const lookupLocal: LookupFunction = (name, { all }, done) => {
  if (name === UNKNOWN_NAME) return done(Object.assign(new Error('not found'), { code: 'ENOTFOUND' }), '', 4);
  if (all) return done(null, [{ address: '127.0.0.1', family: 4 }]);
  done(null, '127.0.0.1', 4);
};

export async function openFaultyService(answer: (request: Received) => Reply): Promise<FaultyService> {
  let fault: Fault | null = null;
  let received: Received[] = [];
  const listener: RequestListener = async (request, response) => {
    const body = (await request.toArray()).join('');
    const read = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
    received.push(read);
    send(response, fault, received.length, () => answer(read));
  };
  const [plain, secure] = [createServer(listener), createTlsServer(STRANGER, listener)];
  const [port, securePort] = await Promise.all([listen(plain), listen(secure)]);
  return {
    base() {
      if (fault === 'a wrong certificate') return `https://127.0.0.1:${securePort}`;
      return fault === 'an unknown name' ? `https://${UNKNOWN_NAME}` : `http://127.0.0.1:${port}`;
    },
    fail(next) {
      fault = next;
      received = [];
    },
    get received() {
      return received;
    },
    async close() {
      for (const server of [plain, secure]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}

type Server = ReturnType<typeof createServer> | ReturnType<typeof createTlsServer>;

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));

function send(response: ServerResponse, fault: Fault | null, count: number, answer: () => Reply): void {
  const isAnswered = fault !== null && fault !== 'a wrong certificate' && fault !== 'an unknown name';
  if (isAnswered && sendFault(response, fault, count) !== undefined) return;
  const { status: good = 200, headers = {}, body, raw } = answer();
  response.writeHead(good, { 'content-type': 'application/json', ...headers }).end(raw ?? JSON.stringify(body));
}
