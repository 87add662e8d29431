import { readPasswortregeln, validatePasswortlink } from '../../../contract/calls/account/passwort.ts';
import { dayOf, formatDay, formatTime } from '../../../contract/values/days.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import { passwordForm, passwordRules, type REPEAT_FIELD } from '../../features/account/password.ts';
import type { FormView } from '../../shell/form.ts';
import { type PageContext, pageContext } from '../../shell/page.ts';
import type { Loaded, Visit } from '../../shell/visit.ts';
import type { PasswordRules } from '../../ui/password-field.tsx';

/** A valid link: its address, its expiry, and the rules of the password. */
interface OpenLink {
  readonly email: string;
  readonly tag: string;
  readonly zeit: string;
  readonly rules: PasswordRules;
}

export interface SetPasswordProps extends PageContext {
  readonly form: FormView<'Password' | typeof REPEAT_FIELD>;
  /** The link, or why it is invalid. */
  readonly link: OpenLink | 'verwendet' | 'abgelaufen' | 'ungueltig';
}

/** Opening the mailed link changes nothing and does not use it up: mail scanners open links too. */
export async function loadSetPassword(visit: Visit): Promise<Loaded<SetPasswordProps>> {
  const context = pageContext(visit);
  const props = { ...context, form: passwordForm(context, visit.form, 'Password') };
  const { token: Token = '' } = visit.query;
  if (Token === '') return { props: { ...props, link: 'ungueltig' } };
  const [link, regeln] = await Promise.all([visit.call(validatePasswortlink, { body: { Token } }), visit.call(readPasswortregeln)]);
  if (!link.ok) return link.problem.status === 404 || link.problem.status === 422 ? { props: { ...props, link: 'ungueltig' } } : link;
  if (!regeln.ok) return regeln;
  const { Gueltig, Verwendet, Ablauf, Email } = link.body;
  if (!Gueltig || Email === null) return { props: { ...props, link: Verwendet ? 'verwendet' : 'abgelaufen' } };
  const rules = passwordRules(context.t, regeln.body.Regeln);
  return { props: { ...props, link: { email: Email, rules, ...momentOf(new Date(Ablauf), visit.locale) } } };
}

/** A moment in Berlin time, as day and time. */
const momentOf = (moment: Date, locale: Locale) => ({
  tag: formatDay(dayOf(moment), locale),
  zeit: formatTime(moment),
});
