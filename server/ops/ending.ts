import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long answers under way may take once the server ends, in ms: whatever supervises a service mostly kills it ten seconds after asking. */
const LAST_ANSWERS_MS = 5000;

/** How often connections whose answer had begun before and came to its end meanwhile are closed, in ms: that answer said they would be kept. */
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
    // A browser opens connections ahead; Node takes them for busy until they have asked something.
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    const look = setInterval(() => server.closeIdleConnections(), LOOK_MS);
    const end = setTimeout(() => server.closeAllConnections(), lastAnswersMs);
    server.once('close', () => {
      clearInterval(look);
      clearTimeout(end);
    });
  });
}
