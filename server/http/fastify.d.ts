import type { Locale } from '../../contract/values.ts';
import type { Mandant } from '../context.ts';
import '@fastify/cookie';
import '@fastify/swagger';

declare module 'fastify' {
  interface FastifyRequest {
    /** Tenant of the request once known, for errors and the log. */
    mandant: Mandant | null;
    locale: Locale | null;
  }
}
