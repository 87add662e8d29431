import type { FastifyRequest } from 'fastify';

const FORWARDING = /^(forwarded|x-forwarded-.+|x-real-ip|x-client-ip|cf-connecting-ip|true-client-ip|via)$/;
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const LOOPBACK_HOST = /^(127(\.\d+){3}|\[::1\]|([a-z0-9-]+\.)*localhost)$/;

/** Whether a `Host` names the client's own machine: a loopback address, or `localhost` and names below it (RFC 6761). */
const isLoopbackHost = (host: string): boolean => LOOPBACK_HOST.test(host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, ''));

/**
 * Whether a request comes from this machine, without a proxy, and uses a name of this machine. The name matters because a page from
 * elsewhere can point its own name here (DNS rebinding), so that a local browser would send requests for it.
 */
export const isLocal = (request: FastifyRequest): boolean =>
  LOOPBACK.test(request.socket.remoteAddress ?? '') &&
  isLoopbackHost(request.headers.host ?? '') &&
  !Object.keys(request.headers).some((header) => FORWARDING.test(header));
