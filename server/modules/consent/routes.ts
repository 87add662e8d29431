import { chooseConsent } from '../../../contract/calls/consent.ts';
import { answer } from '../../calls/call-request.ts';
import { type Served, serve } from '../../calls/serve.ts';
import type { BrowserAnalysis, Context } from '../../context.ts';
import { limitOf, netzOf, spendLimit } from '../../limits/limits.ts';
import { storeConsent } from './choice.ts';

/** Stores with a recipient what the request says about analysis. */
export type RememberAnalyse = (context: Context, empfaengernummer: string, browser: Pick<BrowserAnalysis, 'isAllowed'>) => Promise<void>;

/** The call with which the banner or the settings store a choice of cookies. */
export const consentCalls = (rememberAnalyse: RememberAnalyse): readonly Served[] => [
  serve(chooseConsent, {
    before: async ({ parts, mandant, caller }) => void (await spendLimit(parts, limitOf(mandant, 'consentEinesNetzes'), netzOf(caller))),
    run: async (context, { input, login }) => {
      const { Wortlaut, ...choice } = input.body;
      await storeConsent(context, choice, Wortlaut);
      if (login?.who === 'R') await rememberAnalyse(context, login.id, { isAllowed: choice.Analytisch });
      return answer(204, null);
    },
    after: ({ reply, input }) => reply.setConsentCookies(input.body),
  }),
];
