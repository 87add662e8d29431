import { resetAgenturPasswort } from '../../../../../contract/calls/agentur/konto.ts';
import { NewPassword } from '../../../../features/account/new-password.tsx';
import { repeatProblem } from '../../../../features/account/password.ts';
import { formPage } from '../../../../shell/form-page.tsx';
import type { Fields, Posted, Visit } from '../../../../shell/visit.ts';
import { Button } from '../../../../ui/button.tsx';
import { Beside, Lead } from '../beside.tsx';
import { DocumentFrame } from '../document-frame.tsx';
import { NoLink, noLinkTitle } from '../no-link.tsx';
import { loadPasswordLink, type PasswordLinkProps } from '../password-link/load.ts';
import { PortalForm } from '../portal-form.tsx';
import { Way } from '../way.tsx';

/** Sets the password and redirects to the login; after a registration the login leads on to the additional data of the agency. */
async function postPassword(visit: Visit, fields: Fields): Promise<Posted> {
  const problem = repeatProblem(visit, fields, 'Password');
  if (problem) return { problem };
  const { Password = '', zweck } = fields;
  const set = await visit.call(resetAgenturPasswort, { body: { Token: visit.query.token ?? '', Password } });
  if (!set.ok) return { problem: set.problem };
  const params = { passwort: 'gesetzt' };
  const onward = { ...params, redirect: 'AgencyAdditionalData' };
  return { redirect: { page: 'AgencyLogin', params: zweck === 'Registrierung' ? onward : params } };
}

const titleOf = ({ link }: PasswordLinkProps) => (link?.email ? ('agenturseite.beitritt.titel' as const) : noLinkTitle(link));

/** Page to set the first password for the portal, by the mailed link of a registration or an invitation. */
export const agencyRegisterPassword = formPage<PasswordLinkProps>({
  load: loadPasswordLink('Registrierung', 'Einladung'),
  post: postPassword,
  head: (props) => ({ titel: props.t(titleOf(props)), beschreibung: props.t('agenturseite.beitritt.beschreibung') }),
  View: (props) => (
    <DocumentFrame context={props}>
      {props.link?.email ? <PasswordForm {...props} /> : <NoLink context={props} link={props.link} />}
    </DocumentFrame>
  ),
});

const PasswordForm = (props: PasswordLinkProps) => {
  const { t, link, mandant } = props;
  if (!link?.email) return null;
  const { email, rules } = link;
  const zweck = link.zweck === 'Einladung' ? 'Einladung' : 'Registrierung';
  return (
    <Beside look={props.look}>
      <Lead title={t('agenturseite.beitritt.titel')} text={t(`agenturseite.beitritt.${zweck}`, { email, mandant: mandant.Name })} />
      <PortalForm {...props}>
        <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
        <input type="hidden" name="zweck" value={zweck} />
        <NewPassword of={props} name="Password" rules={rules} />
        <Button className="md:self-start">{t('passwort.setzen.knopf')}</Button>
      </PortalForm>
      {zweck === 'Registrierung' && <Way {...props} now="passwort" />}
    </Beside>
  );
};
