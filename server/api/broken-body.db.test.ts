import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { makeLog } from '../ops/log.ts';
import { buildApp } from '../start/app.ts';

const app = demoApp();
const lines: { readonly level: number; readonly msg: string; readonly route?: string }[] = [];
let listening: FastifyInstance;
beforeAll(async () => {
  const log = makeLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  listening = await buildApp({ parts: { ...app.parts, log }, jobs: app.jobs, assets: { css: '', directory: null } });
  await listening.listen({ port: 0, host: '127.0.0.1' });
  return () => listening.close();
});

/** Sends a head and half of its body, and closes the connection after the server has received them. */
async function breakOff(head: readonly string[], half: string, how: 'destroy' | 'resetAndDestroy'): Promise<void> {
  const { port } = listening.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1' });
  const arrived = once(listening.server, 'request');
  socket.write([...head, 'host: telko.localhost', 'content-length: 500', '\r\n'].join('\r\n') + half);
  const [request] = await arrived;
  const ended = new Promise((resolve) => request.once('close', resolve));
  // Waits until the body is being read; the call's database queries come earlier.
  await vi.waitFor(() => expect(request.listenerCount('data')).toBeGreaterThan(0));
  socket[how]();
  await ended;
}

describe('a body that its sender broke off', () => {
  test.each([
    ['a call', 'POST /api/v1/telko/kontakt HTTP/1.1', 'application/json', '{"Name":'],
    ['a form', 'POST /de/kontakt HTTP/1.1', 'application/x-www-form-urlencoded', 'Name=Nora&'],
    ['a file', 'POST /api/v1/telko/auftrag/import HTTP/1.1', 'text/csv', 'Auftragsnummer;'],
  ])('of %s is logged without an error', async (_, line, type, half) => {
    for (const how of ['destroy', 'resetAndDestroy'] as const) {
      lines.length = 0;
      await breakOff([line, `content-type: ${type}`, 'authorization: Bearer demo-telko'], half, how);
      await vi.waitFor(() => expect(lines).toEqual([expect.objectContaining({ level: 30, msg: 'broken off by its sender' })]));
    }
  });
});
