import { changePasswort } from '../../../contract/calls/account/passwort.ts';
import { pageAddress } from '../../../contract/pages/public.ts';
import { NewPassword } from '../../features/account/new-password.tsx';
import { OwnArea } from '../../features/account/own-area.tsx';
import { repeatProblem } from '../../features/account/password.ts';
import { fieldOf } from '../../shell/form.ts';
import { Form, formPage } from '../../shell/form-page.tsx';
import { endedSession } from '../../shell/login.ts';
import type { Fields, Posted, Visit } from '../../shell/visit.ts';
import { BandFlow } from '../../ui/band-flow.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { type ChangePasswordProps, loadChangePassword } from './load.ts';

/** Changes the password. If the session has ended, redirects to Login, which leads back here. */
async function postChangePassword(visit: Visit, fields: Fields): Promise<Posted> {
  const problem = repeatProblem(visit, fields, 'NewPassword');
  if (problem) return { problem };
  const { Password = '', NewPassword = '' } = fields;
  const changed = await visit.call(changePasswort, { body: { Password, NewPassword } });
  if (!changed.ok) return endedSession(visit, 'ChangePassword', changed.problem);
  return { redirect: { page: 'ChangePassword', params: { geaendert: '1' } } };
}

/** Page that replaces the present password with a new one. */
export const changePassword = formPage({
  load: loadChangePassword,
  post: postChangePassword,
  head: ({ t }) => ({
    titel: t('passwort.aendern.titel'),
    beschreibung: t('passwort.aendern.text'),
  }),
  View: (props) => <OwnArea context={props}>{props.isDone ? <Done {...props} /> : <ChangeForm {...props} />}</OwnArea>,
});

const Done = ({ t, paths, locale }: ChangePasswordProps) => (
  <BandFlow title={t('passwort.aendern.titel')}>
    <Notice variant="success" alert>
      <p className="font-semibold">{t('passwort.aendern.erfolg')}</p>
      <p>{t('passwort.aendern.erfolg.text')}</p>
    </Notice>
    <div>
      <ButtonLink href={pageAddress(paths, 'Dashboard', locale)}>{t('passwort.aendern.zurueck')}</ButtonLink>
    </div>
  </BandFlow>
);

const ChangeForm = (props: ChangePasswordProps) => {
  const { t, email, rules, paths, locale } = props;
  const show = { show: t('passwort.zeigen'), hide: t('passwort.verbergen') };
  return (
    <BandFlow title={t('passwort.aendern.titel')} lead={t('passwort.aendern.text')}>
      <Form {...props} className="flex flex-col gap-6">
        <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
        <PasswordField {...fieldOf(props, 'Password')} {...show} label={t('passwort.aendern.aktuell')} autoComplete="current-password" />
        <NewPassword of={props} name="NewPassword" rules={rules} />
        <div className="flex flex-col gap-x-6 gap-y-2 md:flex-row md:items-center">
          <Button>{t('passwort.aendern.knopf')}</Button>
          <TextLink href={pageAddress(paths, 'Dashboard', locale)}>{t('passwort.aendern.zurueck')}</TextLink>
        </div>
      </Form>
      <NoPassword {...props} />
    </BandFlow>
  );
};

/** For a recommender who logged in by a mailed link and has no password yet: requests a link to set one. */
const NoPassword = ({ t, email, paths, locale }: ChangePasswordProps) => (
  <section className="border-t border-border pt-8">
    <Heading level={2} size="item">
      {t('passwort.aendern.keines.titel')}
    </Heading>
    <p className="mt-2 max-w-measure text-muted">{t('passwort.aendern.keines.text', { email })}</p>
    <PostForm action={pageAddress(paths, 'ForgotPassword', locale)} className="mt-4">
      <input type="hidden" name="email" value={email} />
      <Button variant="quiet">{t('passwort.vergessen.knopf')}</Button>
    </PostForm>
  </section>
);
