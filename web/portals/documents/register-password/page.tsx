import { NewPassword } from '../../../features/account/new-password.tsx';
import { repeatProblem } from '../../../features/account/password.ts';
import { formPage } from '../../../shell/form-page.tsx';
import type { Page } from '../../../shell/page.ts';
import type { Fields, Loaded, Posted, Visit } from '../../../shell/visit.ts';
import { Button } from '../../../ui/button.tsx';
import type { RegisteringPortal, Registration } from '../context.ts';
import { DocumentFrame } from '../document-frame.tsx';
import { FormWithKeyVisual, StepHead } from '../form-with-key-visual.tsx';
import { NoLink, noLinkTitle } from '../no-link.tsx';
import { loadPasswordLink, type PasswordLinkProps } from '../password-link/load.ts';
import { PortalForm } from '../portal-form.tsx';
import { RegistrationSteps } from '../registration-steps.tsx';

interface RegisterPasswordProps extends PasswordLinkProps {
  readonly registration: Registration;
}

async function loadRegisterPassword(portal: RegisteringPortal, visit: Visit): Promise<Loaded<RegisterPasswordProps>> {
  const loaded = await loadPasswordLink(portal, 'Registrierung', 'Einladung')(visit);
  return 'props' in loaded ? { props: { ...loaded.props, registration: portal.registration } } : loaded;
}

/** Sets the password and redirects to the login; after a registration the login leads on to its next step. */
async function postPassword({ calls, declaration, registration }: RegisteringPortal, visit: Visit, fields: Fields): Promise<Posted> {
  const problem = repeatProblem(visit, fields, 'Password');
  if (problem) return { problem };
  const { Password = '', zweck } = fields;
  const set = await visit.call(calls.setPassword, { body: { Token: visit.query.token ?? '', Password } });
  if (!set.ok) return { problem: set.problem };
  const params = { passwort: 'gesetzt' };
  const onward = { ...params, redirect: registration.next };
  return { redirect: { page: declaration.login, params: zweck === 'Registrierung' ? onward : params } };
}

const titleOf = ({ link }: PasswordLinkProps) => (link?.email ? ('agenturseite.beitritt.titel' as const) : noLinkTitle(link));

/** Page to set the first password for the portal, by the mailed link of a registration or an invitation. */
export const registerPasswordPage = (portal: RegisteringPortal): Page =>
  formPage<RegisterPasswordProps>({
    load: (visit) => loadRegisterPassword(portal, visit),
    post: (visit, fields) => postPassword(portal, visit, fields),
    head: (props) => ({ titel: props.t(titleOf(props)), beschreibung: props.t(portal.registration.texts.passwordDescription) }),
    View: (props) => (
      <DocumentFrame context={props}>
        {props.link?.email ? <PasswordForm {...props} /> : <NoLink context={props} link={props.link} />}
      </DocumentFrame>
    ),
  });

const PasswordForm = (props: RegisterPasswordProps) => {
  const { t, link, mandant, registration } = props;
  if (!link?.email) return null;
  const { email, rules } = link;
  const zweck = link.zweck === 'Einladung' ? 'Einladung' : 'Registrierung';
  return (
    <FormWithKeyVisual look={props.look}>
      <StepHead
        title={t('agenturseite.beitritt.titel')}
        text={t(zweck === 'Einladung' ? 'agenturseite.beitritt.Einladung' : registration.texts.passwordLead, {
          email,
          mandant: mandant.Name,
        })}
      />
      <PortalForm {...props}>
        <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
        <input type="hidden" name="zweck" value={zweck} />
        <NewPassword of={props} name="Password" rules={rules} />
        <Button className="md:self-start">{t('passwort.setzen.knopf')}</Button>
      </PortalForm>
      {zweck === 'Registrierung' && <RegistrationSteps {...props} now="passwort" />}
    </FormWithKeyVisual>
  );
};
