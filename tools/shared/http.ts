import { type ClientRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

/** Options of a request besides method and path. */
export interface Wish {
  readonly host?: string | undefined;
  readonly bearer?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer; `body` is the parsed JSON, or else the text. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/**
 * Makes a JSON call. It connects to 127.0.0.1 and sends the host name, so `{tenant}.localhost` needs no resolver. A string body with a content type in
 * `headers` is sent unchanged.
 */
export const call = (port: number | string, method: string, path: string, { host, ...wish }: Wish = {}): Promise<HttpAnswer> =>
  exchange(wish, (headers) =>
    request({ host: '127.0.0.1', port, method, path, headers: { host: `${host ?? 'localhost'}:${port}`, ...headers } }),
  );

/** Sends a request and reads the answer; `begin` opens it with the given headers. Rejects if the connection breaks. */
export function exchange(wish: Omit<Wish, 'host'>, begin: (headers: OutgoingHttpHeaders) => ClientRequest): Promise<HttpAnswer> {
  const { bearer, headers = {} } = wish;
  const payload = payloadOf(wish);
  return new Promise((resolve, reject) => {
    const outgoing = begin({
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
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

/** The body as text. */
function payloadOf({ body, headers = {} }: Wish): string | undefined {
  if (body === undefined) return undefined;
  return 'content-type' in headers && typeof body === 'string' ? body : JSON.stringify(body);
}
