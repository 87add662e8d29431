import { readUser } from '../../../contract/calls/account/account.ts';
import { readPasswortregeln } from '../../../contract/calls/account/passwort.ts';
import { passwordForm, passwordRules, type REPEAT_FIELD } from '../../features/account/password.ts';
import type { FormView } from '../../shell/form.ts';
import { endedSession } from '../../shell/login.ts';
import { type PageContext, pageContext } from '../../shell/page.ts';
import type { Loaded, Visit } from '../../shell/visit.ts';
import type { PasswordRules } from '../../ui/password-field.tsx';

export interface ChangePasswordProps extends PageContext {
  readonly form: FormView<'Password' | 'NewPassword' | typeof REPEAT_FIELD>;
  readonly email: string;
  readonly rules: PasswordRules;
  readonly isDone: boolean;
}

/** Loads the form, or the confirmation after the change. Needs a login. */
export async function loadChangePassword(visit: Visit): Promise<Loaded<ChangePasswordProps>> {
  const [user, regeln] = await Promise.all([visit.call(readUser), visit.call(readPasswortregeln)]);
  if (!user.ok) return endedSession(visit, 'ChangePassword', user.problem);
  if (!regeln.ok) return regeln;
  const context = pageContext(visit);
  return {
    props: {
      ...context,
      form: passwordForm(context, visit.form, 'NewPassword'),
      email: user.body.Email,
      rules: passwordRules(context.t, regeln.body.Regeln),
      isDone: visit.query.geaendert === '1' && visit.form === null,
    },
  };
}
