import type { FastifyRequest } from 'fastify';

const FORWARDING = /^(forwarded|x-forwarded-.+|x-real-ip|x-client-ip|cf-connecting-ip|true-client-ip|via)$/;
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const LOOPBACK_HOST = /^(127(\.\d+){3}|\[::1\]|([a-z0-9-]+\.)*localhost)$/;

/** Whether a `Host` names this machine for whoever asks: a loopback address, or `localhost` and what is below it (RFC 6761). */
const isLoopbackHost = (host: string): boolean => LOOPBACK_HOST.test(host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, ''));

/**
 * Whether a request comes from this machine itself, by no proxy, and by a name of it: a page of elsewhere can let its own name lead here (DNS rebinding),
 * and a browser of this machine would ask in its name.
 */
export const isLocal = (request: FastifyRequest): boolean =>
  LOOPBACK.test(request.socket.remoteAddress ?? '') &&
  isLoopbackHost(request.headers.host ?? '') &&
  !Object.keys(request.headers).some((header) => FORWARDING.test(header));
