import { request } from 'node:http';

/**
 * A JSON call as a program makes it: dials 127.0.0.1 and names the host, so `{tenant}.localhost` needs no resolver.
 * A text with a content type of its own is sent as it is.
 * Answers `{ status, headers, body }`, the body parsed where it is JSON.
 */
export function call(port, method, path, { host, bearer, body, headers = {} } = {}) {
  const isRaw = body === undefined || 'content-type' in headers;
  const payload = isRaw ? body : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: {
          host: `${host ?? 'localhost'}:${port}`,
          accept: 'application/json',
          ...(payload !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
          ...(bearer && { authorization: `Bearer ${bearer}` }),
          ...headers,
        },
      },
      (incoming) => {
        const chunks = [];
        incoming.on('data', (chunk) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          const isJson = incoming.headers['content-type']?.includes('json');
          resolve({ status: incoming.statusCode, headers: incoming.headers, body: isJson ? JSON.parse(text) : text });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(payload);
  });
}
