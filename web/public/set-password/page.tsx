import { resetPasswort } from '../../../contract/calls/passwort.ts';
import { pageAddress } from '../../../contract/pages/public.ts';
import { hasErrors } from '../../shell/form.ts';
import { Frame } from '../../shell/frame.tsx';
import { page } from '../../shell/page.ts';
import type { Posted, Visit } from '../../shell/visit.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { OpenedLetter } from '../../ui/drawings/opened-letter.tsx';
import { End } from '../../ui/end.tsx';
import { ErrorSummary } from '../../ui/fields.tsx';
import { Flow } from '../../ui/flow.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { loadSetPassword, type SetPasswordProps } from './load.ts';

async function postSetPassword(visit: Visit, { Password = '' }: Readonly<Record<string, string>>): Promise<Posted> {
  const set = await visit.call(resetPasswort, { body: { Token: visit.query.token ?? '', Password } });
  return set.ok ? { redirect: { page: 'Dashboard', params: { passwort: 'gesetzt' } } } : { problem: set.problem };
}

const titleOf = ({ link }: SetPasswordProps) =>
  typeof link === 'string' ? (`passwort.${link}.titel` as const) : ('passwort.setzen.titel' as const);

/** Behind the mailed link: a new password, and the login with it. */
export const setPassword = page({
  load: loadSetPassword,
  post: postSetPassword,
  head: (props) => ({
    titel: `${hasErrors(props.form) ? `${props.t('formular.fehler')} ` : ''}${props.t(titleOf(props))} – ${props.mandant.Name}`,
    beschreibung: props.t('passwort.setzen.titel'),
    robots: 'noindex,nofollow',
    script: true,
  }),
  View: (props) => <Frame context={props}>{typeof props.link === 'string' ? <NoLink {...props} /> : <PasswordForm {...props} />}</Frame>,
});

const PasswordForm = ({ t, form, link }: SetPasswordProps) => {
  if (typeof link === 'string') return null;
  return (
    <Flow title={t('passwort.setzen.titel')} lead={t('passwort.setzen.text', { email: link.email, tag: link.tag, zeit: link.zeit })}>
      <ErrorSummary title={t('formular.fehlerTitel')} errors={form.errors} message={form.message} />
      <form method="post" noValidate className="flex flex-col gap-6">
        <input type="email" autoComplete="username" defaultValue={link.email} readOnly hidden />
        <PasswordField
          name="Password"
          label={t('passwort.neu')}
          error={form.errors.Password}
          errorPrefix={t('formular.fehler')}
          autoComplete="new-password"
          show={t('passwort.zeigen')}
          hide={t('passwort.verbergen')}
          rules={link.rules}
        />
        <Button className="md:self-start">{t('passwort.setzen.knopf')}</Button>
      </form>
    </Flow>
  );
};

const NoLink = (props: SetPasswordProps) => {
  const { t, link, paths, locale } = props;
  if (typeof link !== 'string') return null;
  return (
    <End title={t(titleOf(props))} why={t(`passwort.${link}.text`)} drawing={<OpenedLetter isDone={link === 'verwendet'} />}>
      <ButtonLink href={pageAddress(paths, 'ForgotPassword', locale)}>{t('passwort.neuerLink')}</ButtonLink>
      <TextLink href={pageAddress(paths, 'Login', locale)}>{t('passwort.vergessen.anmelden')}</TextLink>
    </End>
  );
};
