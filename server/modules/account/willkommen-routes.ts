import * as calls from '../../../contract/calls/account/account.ts';
import { answer } from '../../calls/call-request.ts';
import { type Served, serve } from '../../calls/serve.ts';
import { spendMailLimits } from '../../limits/limits.ts';
import { createEmpfehler, type EnsurePerson, resendWelcomeMail } from './willkommen.ts';

/** Calls that create an account; `ensurePerson` creates the person behind it. */
export const willkommenCalls = (ensurePerson: EnsurePerson): readonly Served[] => [
  serve(calls.createEmpfehler, {
    before: (request) => spendMailLimits(request, 'willkommenMail', request.input.body.Email),
    run: async (context, { input }) => {
      const { Email, Vorname, Nachname } = input.body;
      await createEmpfehler(context, { email: Email, vorname: Vorname, nachname: Nachname }, ensurePerson);
      return answer(202, { OptInRequired: true as const });
    },
  }),

  serve(calls.resendWelcomeMail, {
    before: (request) => spendMailLimits(request, 'willkommenErneutMail', request.input.params.email),
    run: async (context, { input }) => {
      await resendWelcomeMail(context, input.params.email);
      return answer(204, null);
    },
    wakes: true,
  }),
];
