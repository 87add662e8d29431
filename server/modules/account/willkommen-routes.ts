import * as calls from '../../../contract/account.ts';
import { answer, type Mount, mount } from '../../http/mount.ts';
import { spendMailLimits } from '../../limits/limits.ts';
import { createEmpfehler, type EnsurePerson, resendWelcomeMail } from './willkommen.ts';

/** Calls by which an account is made; `ensurePerson` makes the person behind it. */
export function mountWillkommen(mounting: Mount, ensurePerson: EnsurePerson): void {
  mount(
    mounting,
    calls.createEmpfehler,
    async (context, { input }) => {
      const { Email, Vorname, Nachname } = input.body;
      await createEmpfehler(context, { email: Email, vorname: Vorname, nachname: Nachname }, ensurePerson);
      return answer(202, { OptInRequired: true as const });
    },
    (request) => spendMailLimits(request, 'willkommenMail', request.input.body.Email),
  );

  mount(
    mounting,
    calls.resendWelcomeMail,
    async (context, { input }) => {
      await resendWelcomeMail(context, input.params.email);
      return answer(204, null);
    },
    (request) => spendMailLimits(request, 'willkommenErneutMail', request.input.params.email),
    // Only writing methods wake the jobs by themselves.
    () => mounting.jobs.wake(),
  );
}
