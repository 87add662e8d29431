import { fieldMessage } from '../../../../texts/texts.ts';
import { type Captcha, captchaOf } from '../../../features/captcha/captcha.ts';
import { type FormView, formView } from '../../../shell/form.ts';
import type { Loaded, Visit } from '../../../shell/visit.ts';
import {
  type Acceptance,
  type DocumentContext,
  documentContext,
  homeOf,
  isLoggedIn,
  type RegisteringPortal,
  type Registration,
} from '../context.ts';

/** The fields of every registration by their names on the wire. */
export const FIELDS = ['Vorname', 'Nachname', 'Email', 'Captcha'] as const;

export interface RegisterProps extends DocumentContext {
  readonly registration: Registration;
  /** With the portal's own fields, whose names the form does not check. */
  readonly form: FormView;
  readonly acceptances: readonly Acceptance[];
  readonly captcha: Captcha | null;
  readonly wasSent: boolean;
}

/** Loads the registration form, or the confirmation after it was sent. Redirects a logged-in user, who is registered already. */
export async function loadRegister(portal: RegisteringPortal, visit: Visit): Promise<Loaded<RegisterProps>> {
  if (isLoggedIn(portal, visit)) return { redirect: homeOf(portal) };
  const { registration } = portal;
  const form = formView(visit.form, {}, { EmailUngueltig: 'Email', CaptchaRequired: 'Captcha', CaptchaWrong: 'Captcha' });
  const acceptances = registration.acceptancesOf(visit);
  const context = documentContext(portal, visit);
  const { path, method } = registration.calls.checkCaptcha;
  return {
    props: {
      ...context,
      registration,
      form: withUnticked(context, visit, acceptances, form),
      acceptances,
      captcha: captchaOf(visit, form, { method, path: `${path}?cmd=IsCaptchaRequired` }, 'schreiben'),
      wasSent: visit.query.gesendet === '1',
    },
  };
}

/** Names the boxes that were not ticked beside faulty fields, after which the call does not look at them. */
function withUnticked({ t }: DocumentContext, { form: sent }: Visit, acceptances: readonly Acceptance[], form: FormView): FormView {
  if (sent?.problem.code !== 'Validierung') return form;
  const unticked = acceptances.filter(({ name }) => !sent.values[name]);
  const errors = unticked.map(({ name }) => [name, fieldMessage(t, name, 'pflichtfeld')] as const);
  return { ...form, errors: { ...form.errors, ...Object.fromEntries(errors) } };
}
