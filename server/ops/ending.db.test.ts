import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { ERIKA, PASSWORD } from '../../test/support/walk.ts';
import { endGently } from './ending.ts';

const BODY = JSON.stringify({ Email: ERIKA.Email, Password: PASSWORD });
const HEAD = [
  'POST /api/v1/telko/account/login HTTP/1.1',
  'host: telko.localhost',
  'content-type: application/json',
  `content-length: ${BODY.length}`,
  '\r\n',
].join('\r\n');
const PAGE = 'GET /health/live HTTP/1.1\r\nhost: telko.localhost\r\n\r\n';

async function listen(app: FastifyInstance): Promise<() => Promise<Socket>> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return async () => {
    const socket = connect({ port, host: '127.0.0.1' });
    await Promise.all([once(socket, 'connect'), once(app.server, 'connection')]);
    return socket;
  };
}

/** Sends the head and half of the body of a form. */
async function halfSent(app: FastifyInstance, socket: Socket): Promise<void> {
  const arrived = once(app.server, 'request');
  socket.write(HEAD + BODY.slice(0, 20));
  await arrived;
}

/** Begins the shutdown and resolves when the server accepts no more connections; `end` resolves when the server has ended. */
async function beginEnd(app: FastifyInstance): Promise<{ end: Promise<unknown> }> {
  const end = app.close();
  await vi.waitFor(() => expect(app.server.listening).toBe(false));
  return { end };
}

describe('a form that is being sent when the server ends', () => {
  const running = demoApp();

  test('is received and answered', async () => {
    const { app } = running;
    const socket = await (await listen(app))();
    await halfSent(app, socket);
    const { end } = await beginEnd(app);
    const said = text(socket);
    socket.write(BODY.slice(20));
    const [head = '', body = ''] = (await said).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 200 /);
    expect(head).toContain('\r\nconnection: close\r\n');
    expect(body).toContain('"Vorname":"Erika"');
    await end;
  });
});

describe('idle connections', () => {
  const running = demoApp();

  test('do not delay the shutdown, whether they were used or not', async () => {
    const { app } = running;
    const open = await listen(app);
    const sockets = [await open(), await open()];
    const [used] = sockets as [Socket];
    used.write(PAGE);
    const [answer] = await once(used, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
    const cut = vi.spyOn(app.server, 'closeAllConnections');
    await Promise.all([app.close(), ...sockets.map((socket) => once(socket.resume(), 'close'))]);
    expect(cut).not.toHaveBeenCalled();
  });
});

describe('an answer that has begun', () => {
  test('is completed, and its connection is closed', async () => {
    const app = Fastify({ forceCloseConnections: 'idle' });
    endGently(app);
    const picture = new PassThrough();
    app.get('/health/live', async (_, reply) => reply.send(picture));
    const socket = await (await listen(app))();
    const cut = vi.spyOn(app.server, 'closeAllConnections');
    socket.write(PAGE);
    picture.write('first half, ');
    await once(socket, 'readable');
    const { end } = await beginEnd(app);
    picture.end('second half');
    expect(await text(socket)).toMatch(/first half, [\s\S]*second half/);
    await end;
    expect(cut).not.toHaveBeenCalled();
  });
});

describe('a slow client', () => {
  test('is disconnected after the time limit', async () => {
    const app = Fastify({ forceCloseConnections: 'idle' });
    endGently(app, 20);
    app.post('/api/v1/telko/account/login', async () => 'received');
    const socket = await (await listen(app))();
    await halfSent(app, socket);
    const said = text(socket).catch((error: NodeJS.ErrnoException) => error.code);
    await app.close();
    expect(['', 'ECONNRESET']).toContain(await said);
  });
});
