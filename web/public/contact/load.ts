import { readUser } from '../../../contract/calls/account/account.ts';
import { checkKontaktCaptcha } from '../../../contract/calls/kontakt.ts';
import { may } from '../../../contract/rules/rechte.ts';
import { type Captcha, captchaOf } from '../../features/captcha/captcha.ts';
import { type FormView, formView } from '../../shell/form.ts';
import { type PageContext, pageContext } from '../../shell/page.ts';
import type { Loaded, Visit } from '../../shell/visit.ts';

/** Fields of the form, by their names on the wire. */
export const FIELDS = ['Anrede', 'Name', 'Email', 'Betreff', 'Nachricht', 'Captcha'] as const;

/** The call that returns the challenge. */
const CHECK = { ...checkKontaktCaptcha, path: `${checkKontaktCaptcha.path}?cmd=IsCaptchaRequired` };

export interface ContactProps extends PageContext {
  readonly form: FormView<(typeof FIELDS)[number]>;
  readonly captcha: Captcha | null;
  /** The message was sent. */
  readonly wasSent: boolean;
}

/** Loads the form, filled with the data of a logged-in recommender, or the confirmation that the message was sent. */
export async function loadContact(visit: Visit): Promise<Loaded<ContactProps>> {
  const user = may(visit.login, 'Bereich') ? await visit.call(readUser) : null;
  const own: Record<string, string> = user?.ok
    ? { Anrede: user.body.Anrede ?? '', Name: `${user.body.Vorname} ${user.body.Nachname}`.trim(), Email: user.body.Email }
    : {};
  const fieldOf = { EmailUngueltig: 'Email', CaptchaRequired: 'Captcha', CaptchaWrong: 'Captcha' };
  const form = formView(visit.form, own, fieldOf);
  return {
    props: { ...pageContext(visit), form, captcha: captchaOf(visit, form, CHECK, 'schreiben'), wasSent: visit.query.gesendet === '1' },
  };
}
