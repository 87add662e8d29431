import { readPasswortregeln } from '../../../../../contract/calls/account/passwort.ts';
import { passwordForm, passwordRules, type WIEDERHOLUNG } from '../../../../features/account/password.ts';
import type { FormView } from '../../../../shell/form.ts';
import type { Loaded, Visit } from '../../../../shell/visit.ts';
import type { PasswordRules } from '../../../../ui/password-field.tsx';
import { type PortalContext, portalContext } from '../context.ts';
import { type MailedLink, readMailedLink } from '../mailed-link.ts';

export interface PasswordLinkProps extends PortalContext {
  readonly form: FormView<'Password' | typeof WIEDERHOLUNG>;
  /** The link with what a password needs; null for one that nobody knows. */
  readonly link: (MailedLink & { readonly rules: PasswordRules }) | null;
}

/** Opens the form behind a mailed link that is for one of these. */
export const loadPasswordLink =
  (...zwecke: readonly MailedLink['zweck'][]) =>
  async (visit: Visit): Promise<Loaded<PasswordLinkProps>> => {
    const context = portalContext(visit);
    const props = { ...context, form: passwordForm(context, visit.form, 'Password') };
    const [read, regeln] = await Promise.all([readMailedLink(visit, zwecke), visit.call(readPasswortregeln)]);
    if ('problem' in read) return read;
    if (!regeln.ok) return regeln;
    return { props: { ...props, link: read.link && { ...read.link, rules: passwordRules(context.t, regeln.body.Regeln) } } };
  };
