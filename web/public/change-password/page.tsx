import { changePasswort } from '../../../contract/calls/passwort.ts';
import { pageAddress } from '../../../contract/pages/public.ts';
import { OwnArea } from '../../features/account/own-area.tsx';
import { hasErrors } from '../../shell/form.ts';
import { endedSession } from '../../shell/login.ts';
import { page } from '../../shell/page.ts';
import type { Posted, Visit } from '../../shell/visit.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorSummary } from '../../ui/fields.tsx';
import { Flow } from '../../ui/flow.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { type ChangePasswordProps, loadChangePassword } from './load.ts';

/** Whose session ended meanwhile logs in and comes back here. */
async function postChangePassword(visit: Visit, { Password = '', NewPassword = '' }: Readonly<Record<string, string>>): Promise<Posted> {
  const changed = await visit.call(changePasswort, { body: { Password, NewPassword } });
  if (!changed.ok) return endedSession(visit, 'ChangePassword', changed.problem);
  return { redirect: { page: 'ChangePassword', params: { geaendert: '1' } } };
}

/** Another password in place of the present one. */
export const changePassword = page({
  load: loadChangePassword,
  post: postChangePassword,
  head: ({ t, mandant, form }) => ({
    titel: `${hasErrors(form) ? `${t('formular.fehler')} ` : ''}${t('passwort.aendern.titel')} – ${mandant.Name}`,
    beschreibung: t('passwort.aendern.text'),
    robots: 'noindex,nofollow',
    script: true,
  }),
  View: (props) => <OwnArea context={props}>{props.isDone ? <Done {...props} /> : <ChangeForm {...props} />}</OwnArea>,
});

const Done = ({ t, paths, locale }: ChangePasswordProps) => (
  <Flow title={t('passwort.aendern.titel')}>
    <Notice look="success" alert>
      <p className="font-semibold">{t('passwort.aendern.erfolg')}</p>
      <p>{t('passwort.aendern.erfolg.text')}</p>
    </Notice>
    <div>
      <ButtonLink href={pageAddress(paths, 'Dashboard', locale)}>{t('passwort.aendern.zurueck')}</ButtonLink>
    </div>
  </Flow>
);

const ChangeForm = (props: ChangePasswordProps) => {
  const { t, form, email, rules, paths, locale } = props;
  const field = (name: string) => ({
    name,
    error: form.errors[name],
    errorPrefix: t('formular.fehler'),
    show: t('passwort.zeigen'),
    hide: t('passwort.verbergen'),
  });
  return (
    <Flow title={t('passwort.aendern.titel')} lead={t('passwort.aendern.text')}>
      <ErrorSummary title={t('formular.fehlerTitel')} errors={form.errors} message={form.message} />
      <form method="post" noValidate className="flex flex-col gap-6">
        <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
        <PasswordField {...field('Password')} label={t('passwort.aendern.aktuell')} autoComplete="current-password" />
        <PasswordField {...field('NewPassword')} label={t('passwort.neu')} autoComplete="new-password" rules={rules} />
        <div className="flex flex-col gap-x-6 gap-y-2 md:flex-row md:items-center">
          <Button>{t('passwort.aendern.knopf')}</Button>
          <TextLink href={pageAddress(paths, 'Dashboard', locale)}>{t('passwort.aendern.zurueck')}</TextLink>
        </div>
      </form>
      <NoPassword {...props} />
    </Flow>
  );
};

/** Who came by a mailed link has no password yet. */
const NoPassword = ({ t, email, paths, locale }: ChangePasswordProps) => (
  <section className="border-t border-border pt-8">
    <Heading level={2} size="item">
      {t('passwort.aendern.keines.titel')}
    </Heading>
    <p className="mt-2 max-w-measure text-muted">{t('passwort.aendern.keines.text', { email })}</p>
    <form method="post" action={pageAddress(paths, 'ForgotPassword', locale)} className="mt-4">
      <input type="hidden" name="email" value={email} />
      <Button look="quiet">{t('passwort.vergessen.knopf')}</Button>
    </form>
  </section>
);
