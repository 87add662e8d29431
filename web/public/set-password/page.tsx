import { resetPasswort } from '../../../contract/calls/account/passwort.ts';
import { pageAddress } from '../../../contract/pages/public.ts';
import { NewPassword } from '../../features/account/new-password.tsx';
import { repeatProblem } from '../../features/account/password.ts';
import { Form, formPage } from '../../shell/form-page.tsx';
import { Frame } from '../../shell/frame.tsx';
import type { Fields, Posted, Visit } from '../../shell/visit.ts';
import { BandFlow } from '../../ui/band-flow.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { OpenedLetter } from '../../ui/drawings/opened-letter.tsx';
import { End } from '../../ui/end.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { loadSetPassword, type SetPasswordProps } from './load.ts';

async function postSetPassword(visit: Visit, fields: Fields): Promise<Posted> {
  const problem = repeatProblem(visit, fields, 'Password');
  if (problem) return { problem };
  const { Password = '' } = fields;
  const set = await visit.call(resetPasswort, { body: { Token: visit.query.token ?? '', Password } });
  return set.ok ? { redirect: { page: 'Dashboard', params: { passwort: 'gesetzt' } } } : { problem: set.problem };
}

const titleOf = ({ link }: SetPasswordProps) =>
  typeof link === 'string' ? (`passwort.${link}.titel` as const) : ('passwort.setzen.titel' as const);

/** Page behind the mailed link: sets a new password and logs in with it. */
export const setPassword = formPage({
  load: loadSetPassword,
  post: postSetPassword,
  head: (props) => ({
    titel: props.t(titleOf(props)),
    beschreibung: props.t('passwort.setzen.titel'),
  }),
  View: (props) => <Frame context={props}>{typeof props.link === 'string' ? <NoLink {...props} /> : <PasswordForm {...props} />}</Frame>,
});

const PasswordForm = (props: SetPasswordProps) => {
  const { t, link } = props;
  if (typeof link === 'string') return null;
  return (
    <BandFlow title={t('passwort.setzen.titel')} lead={t('passwort.setzen.text', { email: link.email, tag: link.tag, zeit: link.zeit })}>
      <Form {...props} className="flex flex-col gap-6">
        <input type="email" autoComplete="username" defaultValue={link.email} readOnly hidden />
        <NewPassword of={props} name="Password" rules={link.rules} />
        <Button className="md:self-start">{t('passwort.setzen.knopf')}</Button>
      </Form>
    </BandFlow>
  );
};

const NoLink = (props: SetPasswordProps) => {
  const { t, look, link, paths, locale } = props;
  if (typeof link !== 'string') return null;
  return (
    <End
      title={t(titleOf(props))}
      why={t(`passwort.${link}.text`)}
      picture={look.szenen.ende}
      drawing={<OpenedLetter isDone={link === 'verwendet'} />}
    >
      <ButtonLink href={pageAddress(paths, 'ForgotPassword', locale)}>{t('passwort.neuerLink')}</ButtonLink>
      <TextLink href={pageAddress(paths, 'Login', locale)}>{t('passwort.vergessen.anmelden')}</TextLink>
    </End>
  );
};
