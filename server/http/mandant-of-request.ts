import type { FastifyRequest } from 'fastify';
import { mandantOfHost, refuseMissing } from '../calls/mandant-of-host.ts';
import type { Mandant } from '../context.ts';
import type { Parts } from '../parts.ts';

/** The tenant of the host of a request, which its log and its errors know from now on; refuses a host without a tenant. */
export function mandantOfRequest(parts: Parts, request: FastifyRequest): Mandant {
  const { mandant } = mandantOfHost(parts, request.host) ?? refuseMissing(parts, request.host);
  request.mandant = mandant;
  return mandant;
}
