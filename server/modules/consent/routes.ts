import { chooseConsent } from '../../../contract/calls/consent.ts';
import { answer } from '../../calls/call-request.ts';
import { type Served, serve } from '../../calls/serve.ts';
import { limitOf, netzOf, spendLimit } from '../../limits/limits.ts';
import { storeConsent } from './choice.ts';

/** The call with which the banner or the settings store a choice of cookies. */
export const consentCalls: readonly Served[] = [
  serve(chooseConsent, {
    before: async ({ parts, mandant, caller }) => void (await spendLimit(parts, limitOf(mandant, 'consentEinesNetzes'), netzOf(caller))),
    run: async (context, { input }) => {
      const { Wortlaut, ...choice } = input.body;
      await storeConsent(context, choice, Wortlaut);
      return answer(204, null);
    },
    after: ({ reply, input }) => reply.setConsentCookies(input.body),
  }),
];
