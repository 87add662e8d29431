import { type ClientRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

/** What a request brings besides method and path. */
export interface Wish {
  readonly host?: string | undefined;
  readonly bearer?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer: `body` is parsed where it is JSON, and the text else. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/**
 * A JSON call as a program makes it: dials 127.0.0.1 and names the host, so `{tenant}.localhost` needs no resolver.
 * A text with a content type of its own is sent as it is.
 */
export const call = (port: number | string, method: string, path: string, { host, ...wish }: Wish = {}): Promise<HttpAnswer> =>
  exchange(wish, (headers) =>
    request({ host: '127.0.0.1', port, method, path, headers: { host: `${host ?? 'localhost'}:${port}`, ...headers } }),
  );

/** Sends what a request brings and reads the answer; `begin` dials, with the headers that belong to it. Rejects when the connection breaks. */
export function exchange(wish: Omit<Wish, 'host'>, begin: (headers: OutgoingHttpHeaders) => ClientRequest): Promise<HttpAnswer> {
  const { bearer, headers = {} } = wish;
  const payload = payloadOf(wish);
  return new Promise((resolve, reject) => {
    const outgoing = begin({
      accept: 'application/json',
      ...(payload !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...headers,
    });
    outgoing.on('response', (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const isJson = incoming.headers['content-type']?.includes('json');
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: isJson ? JSON.parse(text) : text });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(payload);
  });
}

/** The body as it is sent. */
function payloadOf({ body, headers = {} }: Wish): string | undefined {
  if (body === undefined) return undefined;
  return 'content-type' in headers && typeof body === 'string' ? body : JSON.stringify(body);
}
