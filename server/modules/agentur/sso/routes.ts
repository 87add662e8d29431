import * as calls from '../../../../contract/calls/agentur/sso.ts';
import { answer } from '../../../calls/call-request.ts';
import { type Served, serve } from '../../../calls/serve.ts';
import { beginSso, finishSso } from '../../zugang/index.ts';
import { AGENTUR_SSO } from './portal.ts';

/** Calls of a login at the tenant's provider. */
export const ssoCalls: readonly Served[] = [
  serve(calls.startAgenturSso, { withoutTransaction: async (request) => answer(200, await beginSso(AGENTUR_SSO, request)) }),

  serve(calls.finishAgenturSso, {
    withoutTransaction: async (request) => {
      const benutzer = await finishSso(AGENTUR_SSO, request);
      if ('Token' in benutzer) request.reply.setSessionCookie('Agentur', benutzer.Token);
      return answer(200, benutzer);
    },
  }),
];
