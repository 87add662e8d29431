import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Time for running answers after the shutdown began, in ms: supervisors mostly kill a service ten seconds after asking it to stop. */
const LAST_ANSWERS_MS = 5000;

/** Interval in ms of closing idle connections: an answer that began before the shutdown keeps its connection open. */
const LOOK_MS = 50;

/**
 * On shutdown the server accepts no new connections, closes idle ones and lets open requests finish, so that a release interrupts no form
 * and no picture. After `lastAnswersMs` it closes all remaining connections, so that a slow client cannot delay the shutdown.
 */
export function endGently(app: FastifyInstance, lastAnswersMs = LAST_ANSWERS_MS): void {
  const { server } = app;
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  let ending = false;
  app.addHook('onSend', (_, reply, payload, done) => {
    if (ending) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('preClose', async () => {
    ending = true;
    if (!server.listening) return;
    // A browser opens connections in advance; Node treats them as busy until their first request.
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    const look = setInterval(() => server.closeIdleConnections(), LOOK_MS);
    const end = setTimeout(() => server.closeAllConnections(), lastAnswersMs);
    server.once('close', () => {
      clearInterval(look);
      clearTimeout(end);
    });
  });
}
