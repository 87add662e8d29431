import { readPasswortregeln } from '../../../../contract/calls/account/passwort.ts';
import { passwordForm, passwordRules, type REPEAT_FIELD } from '../../../features/account/password.ts';
import type { FormView } from '../../../shell/form.ts';
import type { Loaded, Visit } from '../../../shell/visit.ts';
import type { PasswordRules } from '../../../ui/password-field.tsx';
import { type DocumentContext, documentContext, type PortalDocuments, type Zweck } from '../context.ts';
import { type MailedLink, readMailedLink } from '../mailed-link.ts';

export interface PasswordLinkProps extends DocumentContext {
  readonly form: FormView<'Password' | typeof REPEAT_FIELD>;
  /** The link with the password rules; null for an unknown link. */
  readonly link: (MailedLink & { readonly rules: PasswordRules }) | null;
}

/** Loads the form to set a password by a mailed link for one of these purposes. */
export const loadPasswordLink =
  (portal: PortalDocuments, ...zwecke: readonly Zweck[]) =>
  async (visit: Visit): Promise<Loaded<PasswordLinkProps>> => {
    const context = documentContext(portal, visit);
    const props = { ...context, form: passwordForm(context, visit.form, 'Password') };
    const [read, regeln] = await Promise.all([readMailedLink(portal, visit, zwecke), visit.call(readPasswortregeln)]);
    if ('problem' in read) return read;
    if (!regeln.ok) return regeln;
    return { props: { ...props, link: read.link && { ...read.link, rules: passwordRules(context.t, regeln.body.Regeln) } } };
  };
