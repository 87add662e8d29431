import { type OutgoingHttpHeaders, request } from 'node:http';

/** An answer of the product; the body is base64. */
export interface KeptAnswer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string;
}

const HOP = ['connection', 'keep-alive', 'transfer-encoding', 'date'];

/** Reads a compressed answer of the product without hop-by-hop headers. Rejects if the status differs. */
export function readAnswer(port: number, host: string, path: string, status: number): Promise<KeptAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port, path, headers: { host: `${host}:${port}`, 'accept-encoding': 'br' } },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () => {
          const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !HOP.includes(name)));
          if (incoming.statusCode !== status) reject(new Error(`${path} answered ${incoming.statusCode}`));
          resolve({ status, headers, body: Buffer.concat(chunks).toString('base64') });
        });
      },
    );
    outgoing.on('error', reject).end();
  });
}
