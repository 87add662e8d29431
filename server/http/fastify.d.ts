import type { ErrorCode } from '../../contract/errors.ts';
import type { PageName } from '../../contract/pages/public.ts';
import type { Locale } from '../../contract/values/wire.ts';
import type { Credential, Login } from '../calls/login.ts';
import type { Settings } from '../config/settings.ts';
import type { Mandant } from '../context.ts';
import '@fastify/cookie';
import '@fastify/swagger';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route answers for a tenant that is not live. */
    readonly isOpenBeforeLive?: boolean;
  }
  interface FastifyInstance {
    readonly settings: Settings;
  }
  interface FastifyRequest {
    /** Tenant and language of the request once known, for errors and the log too. */
    mandant: Mandant | null;
    locale: Locale | null;
    /** Login of the caller, once recognised. */
    login: Login | null;
    /** What identifies the caller; null without it. */
    credential: Credential | null;
    /** Name of the page that answers, in place of the path that its tenant gave it; null for other addresses. */
    pageName: PageName | 'NotFound' | null;
    /** Code of the problem that was sent as the answer, for the log. */
    refusalCode: ErrorCode | null;
  }
}
