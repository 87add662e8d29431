import { verifyAgenturToken } from '../../../../contract/calls/agentur-konto.ts';
import { readPasswortregeln } from '../../../../contract/calls/passwort.ts';
import { dayOf, formatDay, formatTime } from '../../../../contract/values/days.ts';
import { passwordForm, passwordRules, type WIEDERHOLUNG } from '../../../features/account/password.ts';
import type { FormView } from '../../../shell/form.ts';
import type { Loaded, Visit } from '../../../shell/visit.ts';
import type { PasswordRules } from '../../../ui/password-field.tsx';
import { type PortalContext, portalContext } from '../documents.ts';

interface Frist {
  readonly tag: string;
  readonly zeit: string;
}

/** The link that can be used, one that no longer can, or one that nobody knows. */
type Link = (Frist & { readonly email: string; readonly rules: PasswordRules }) | (Frist & { readonly email: null }) | null;

export interface ResetPasswordProps extends PortalContext {
  readonly form: FormView<'Password' | typeof WIEDERHOLUNG>;
  readonly link: Link;
}

/** Opening the mailed link changes nothing and uses nothing up: mail scanners open links too. */
export async function loadResetPassword(visit: Visit): Promise<Loaded<ResetPasswordProps>> {
  const context = portalContext(visit);
  const props = { ...context, form: passwordForm(context, visit.form, 'Password') };
  const { token: t = '' } = visit.query;
  if (t === '') return { props: { ...props, link: null } };
  const [link, regeln] = await Promise.all([visit.call(verifyAgenturToken, { query: { t } }), visit.call(readPasswortregeln)]);
  if (!link.ok) return link.problem.status === 404 || link.problem.status === 422 ? { props: { ...props, link: null } } : link;
  if (!regeln.ok) return regeln;
  const { Gueltig, Ablauf, Zweck, Email } = link.body;
  if (Zweck !== 'Passwort') return { props: { ...props, link: null } };
  const frist = { tag: formatDay(dayOf(new Date(Ablauf)), visit.locale), zeit: formatTime(new Date(Ablauf)) };
  if (!Gueltig || Email === undefined) return { props: { ...props, link: { ...frist, email: null } } };
  return { props: { ...props, link: { ...frist, email: Email, rules: passwordRules(context.t, regeln.body.Regeln) } } };
}
