import type { CaptchaDienst } from '../../../contract/values/dienste.ts';
import type { FormView } from '../../shell/form.ts';
import type { Visit } from '../../shell/visit.ts';

/** The captcha of a form. */
export interface Captcha {
  /** Address and method of the call that returns the challenge. */
  readonly aufgabe: string;
  readonly methode: 'GET' | 'POST';
  /** Alternative for visitors without script. */
  readonly alternative: 'anmelden' | 'schreiben';
  /** The service whose widget replaces the own captcha; null without one. */
  readonly dienst: CaptchaDienst | null;
}

/** The captcha, if the tenant always asks for one, the form was refused for it, or the form was sent with one; otherwise null. */
export function captchaOf(
  { konfiguration, form: sent }: Visit,
  { errors: { Captcha: error } }: FormView,
  { path, method }: { readonly path: string; readonly method: Captcha['methode'] },
  alternative: Captcha['alternative'],
): Captcha | null {
  const isAsked = konfiguration.CaptchaAb === 0 || error !== undefined || Boolean(sent?.values.Captcha);
  if (!isAsked) return null;
  return { aufgabe: `${konfiguration.apiRoute}${path}`, methode: method, alternative, dienst: konfiguration.Dienste.Captcha ?? null };
}
