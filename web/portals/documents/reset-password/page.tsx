import { pageAddress } from '../../../../contract/pages/public.ts';
import type { TextKey } from '../../../../texts/texts.ts';
import { NewPassword } from '../../../features/account/new-password.tsx';
import { repeatProblem } from '../../../features/account/password.ts';
import { formPage } from '../../../shell/form-page.tsx';
import type { Page } from '../../../shell/page.ts';
import type { Fields, Posted, Visit } from '../../../shell/visit.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { OpenedLetter } from '../../../ui/drawings/opened-letter.tsx';
import { End } from '../../../ui/end.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { PortalDocuments } from '../context.ts';
import { DocumentFrame } from '../document-frame.tsx';
import { FormWithKeyVisual, StepHead } from '../form-with-key-visual.tsx';
import { loadPasswordLink, type PasswordLinkProps } from '../password-link/load.ts';
import { PortalForm } from '../portal-form.tsx';

/** Sets the password and redirects to the login, which also asks for the second factor. */
async function postResetPassword({ calls, declaration }: PortalDocuments, visit: Visit, fields: Fields): Promise<Posted> {
  const problem = repeatProblem(visit, fields, 'Password');
  if (problem) return { problem };
  const { Password = '' } = fields;
  const set = await visit.call(calls.setPassword, { body: { Token: visit.query.token ?? '', Password } });
  return set.ok ? { redirect: { page: declaration.login, params: { passwort: 'gesetzt' } } } : { problem: set.problem };
}

const titleOf = ({ link }: PasswordLinkProps): TextKey => {
  if (link === null) return 'passwort.ungueltig.titel';
  return link.email === null ? 'agenturseite.setzen.vorbei.titel' : 'passwort.setzen.titel';
};

/** Target of the mailed link to set a new password for the portal. */
export const resetPasswordPage = (portal: PortalDocuments): Page =>
  formPage<PasswordLinkProps>({
    load: loadPasswordLink(portal, 'Passwort'),
    post: (visit, fields) => postResetPassword(portal, visit, fields),
    head: (props) => ({ titel: props.t(titleOf(props)), beschreibung: props.t(portal.texts.resetDescription) }),
    View: (props) => (
      <DocumentFrame context={props}>{props.link?.email ? <PasswordForm {...props} /> : <NoLink {...props} />}</DocumentFrame>
    ),
  });

const PasswordForm = (props: PasswordLinkProps) => {
  const { t, link } = props;
  if (link === null || link.email === null) return null;
  const { email, tag, zeit, rules } = link;
  return (
    <FormWithKeyVisual look={props.look}>
      <StepHead title={t('passwort.setzen.titel')} text={t('agenturseite.setzen.text', { email, tag, zeit })} />
      <PortalForm {...props}>
        <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
        <NewPassword of={props} name="Password" rules={rules} />
        <Button className="md:self-start">{t('passwort.setzen.knopf')}</Button>
      </PortalForm>
    </FormWithKeyVisual>
  );
};

const NoLink = (props: PasswordLinkProps) => {
  const { t, look, link, paths, locale, portal } = props;
  const why = link === null ? t('passwort.ungueltig.text') : t('agenturseite.setzen.vorbei.text', { tag: link.tag, zeit: link.zeit });
  return (
    <End title={t(titleOf(props))} why={why} picture={look.szenen.ende} drawing={<OpenedLetter isDone={false} />}>
      <ButtonLink href={pageAddress(paths, portal.pages.forgotPassword, locale)}>{t('passwort.neuerLink')}</ButtonLink>
      <TextLink href={pageAddress(paths, portal.declaration.login, locale)}>{t('passwort.vergessen.anmelden')}</TextLink>
    </End>
  );
};
