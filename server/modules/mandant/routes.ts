import { listAktionen } from '../../../contract/calls/aktion.ts';
import { readMandant, readMandantOfHost, shownKonfiguration } from '../../../contract/calls/mandant.ts';
import { readAdditionalRoutes, readRoutes } from '../../../contract/calls/route.ts';
import { answerCacheable } from '../../calls/cacheable.ts';
import { answer } from '../../calls/call-request.ts';
import { type ServedGlobal, serveGlobal } from '../../calls/installation.ts';
import { mandantOfHost, refuseMissing } from '../../calls/mandant-of-host.ts';
import { type Served, serve } from '../../calls/serve.ts';
import { activeAktionen } from './aktion.ts';
import { pathsOf } from './pages.ts';

/** Calls that find a tenant. */
export const mandantGlobalCalls: readonly ServedGlobal[] = [
  serveGlobal(readMandantOfHost, ({ parts, input: { query } }) => {
    const found = mandantOfHost(parts, query.host) ?? refuseMissing(parts, query.host);
    return answer(200, { tenant: found.mandant.mandant });
  }),

  serveGlobal(readMandant, ({ parts, input: { params } }) => {
    const mandant = parts.mandanten.get(params.tenant.toLowerCase()) ?? refuseMissing(parts, params.tenant);
    return answer(200, shownKonfiguration(mandant.konfiguration));
  }),
];

/** Calls about a tenant's addresses and campaigns. */
export const mandantCalls: readonly Served[] = [
  serve(readRoutes, {
    withoutTransaction: async ({ mandant }) =>
      answer(200, { SupportedLanguage: mandant.konfiguration.SupportedLanguage, ...pathsOf(mandant) }),
  }),

  serve(readAdditionalRoutes, {
    withoutTransaction: async (request) => answerCacheable(request, request.mandant.konfiguration.AdditionalRoutes),
  }),

  serve(listAktionen, {
    withoutTransaction: async (request) =>
      answerCacheable(request, activeAktionen(request.mandant.aktionen, request.locale, request.parts.clock.now())),
  }),
];
