import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long answers under way may take once the server ends, in ms: whatever supervises a service mostly kills it ten seconds after asking. */
const LAST_ANSWERS_MS = 5000;

/** How often connections whose answer had begun before and came to its end meanwhile are closed, in ms: that answer said they would be kept. */
const LOOK_MS = 50;

/**
 * A server that ends takes no new connection, closes those that nothing is asked on, and lets the others have what they asked for: a release
 * cuts off no form and no picture. After `lastAnswersMs` it closes what is left, since who is slow must not hold up the end.
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
