import { checkAgenturCaptcha } from '../../../../../contract/calls/agentur/registrierung.ts';
import { may } from '../../../../../contract/rules/rechte.ts';
import type { Captcha } from '../../../../features/captcha/captcha-step.tsx';
import { type FormView, formView } from '../../../../shell/form.ts';
import type { Loaded, Visit } from '../../../../shell/visit.ts';
import { type PortalContext, portalContext } from '../context.ts';

/** The fields of the form by their names on the wire. */
export const FIELDS = ['Firma', 'Vorname', 'Nachname', 'Email', 'Captcha'] as const;

export interface RegisterProps extends PortalContext {
  readonly form: FormView<(typeof FIELDS)[number]>;
  readonly captcha: Captcha | null;
  readonly wasSent: boolean;
}

/** Loads the registration form, or the confirmation after it was sent. Redirects a logged-in user, who has an agency already. */
export async function loadRegister(visit: Visit): Promise<Loaded<RegisterProps>> {
  if (may(visit.agentur, 'Agentur')) return { redirect: { page: 'AgencyHome' } };
  const context = portalContext(visit);
  const form = formView(visit.form, {}, { EmailUngueltig: 'Email', CaptchaRequired: 'Captcha', CaptchaWrong: 'Captcha' });
  return {
    props: { ...context, form, captcha: captchaOf(visit, form), wasSent: visit.query.gesendet === '1' },
  };
}

/** Shows the captcha if the tenant always asks for it (`CaptchaAb` 0), if the form was refused for it, or if the form was sent with one. */
function captchaOf({ konfiguration, form: sent }: Visit, { errors: { Captcha: error } }: FormView): Captcha | null {
  if (konfiguration.CaptchaAb !== 0 && error === undefined && !sent?.values.Captcha) return null;
  const { path, method } = checkAgenturCaptcha;
  return { aufgabe: `${konfiguration.apiRoute}${path}?cmd=IsCaptchaRequired`, methode: method, stattdessen: 'schreiben' };
}
