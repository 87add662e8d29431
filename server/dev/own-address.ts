import type { FastifyInstance } from 'fastify';

/** The address of this process on this machine. */
export function ownAddress({ server }: FastifyInstance): string {
  const address = server.address();
  if (typeof address !== 'object' || address === null) return '';
  const isEverywhere = address.address === '0.0.0.0' || address.address === '::';
  const host = isEverywhere ? '127.0.0.1' : address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}
