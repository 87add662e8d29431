import * as calls from '../../../contract/account.ts';
import { emailSchluessel } from '../../email-address.ts';
import { answer, type Mount, mount } from '../../http/mount.ts';
import { LIMITS, spendLimit } from '../../limits/limits.ts';
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
    async ({ parts, input, request }) => {
      await spendLimit(parts, LIMITS.willkommenMailEinesNetzes, `adresse ${request.ip}`);
      await spendLimit(parts, LIMITS.willkommenMail, emailSchluessel(input.body.Email));
    },
  );

  mount(
    mounting,
    calls.resendWelcomeMail,
    async (context, { input }) => {
      await resendWelcomeMail(context, input.params.email);
      return answer(204, null);
    },
    async ({ parts, input, request }) => {
      await spendLimit(parts, LIMITS.willkommenErneutEinesNetzes, `adresse ${request.ip}`);
      await spendLimit(parts, LIMITS.willkommenErneut, emailSchluessel(input.params.email));
    },
    // Only writing methods wake the jobs by themselves.
    () => mounting.jobs.wake(),
  );
}
