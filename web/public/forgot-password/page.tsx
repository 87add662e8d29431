import { requestPasswortlink } from '../../../contract/calls/passwort.ts';
import { pageAddress } from '../../../contract/pages/public.ts';
import { MailMissing } from '../../features/account/mail-missing.tsx';
import { dauerOf } from '../../features/account/password.ts';
import { type FormView, formView, hasErrors } from '../../shell/form.ts';
import { Frame } from '../../shell/frame.tsx';
import { type PageContext, page, pageContext } from '../../shell/page.ts';
import type { FormState, Loaded, Posted, Visit } from '../../shell/visit.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary, TextField } from '../../ui/fields.tsx';
import { Flow } from '../../ui/flow.tsx';
import { TextLink } from '../../ui/text-link.tsx';

interface ForgotPasswordProps extends PageContext {
  readonly form: FormView;
  readonly wasSent: boolean;
}

async function loadForgotPassword(visit: Visit): Promise<Loaded<ForgotPasswordProps>> {
  const context = pageContext(visit);
  const form = formView(visit.form, { email: visit.carried?.email ?? '' }, { EmailUngueltig: 'email' });
  return { props: { ...context, form: inWords(context, visit.form, form), wasSent: visit.query.gesendet === '1' } };
}

function inWords({ t }: PageContext, state: FormState | null, form: FormView): FormView {
  if (state?.problem.code === 'ZuVieleAnfragen') {
    return { ...form, message: t('passwort.vergessen.limit', { dauer: dauerOf(t, state.problem) }) };
  }
  const isEmpty = state !== null && (state.values.email ?? '').trim() === '';
  return isEmpty ? { ...form, errors: { email: t('passwort.vergessen.leer') } } : form;
}

/** From Login comes an address typed there, which is only taken over. */
async function postForgotPassword(visit: Visit, { von, Email = '', email = '' }: Readonly<Record<string, string>>): Promise<Posted> {
  if (von === 'Login') return { carry: { email: Email } };
  const asked = await visit.call(requestPasswortlink, { params: { email } });
  return asked.ok ? { redirect: { page: 'ForgotPassword', params: { gesendet: '1' } } } : { problem: asked.problem };
}

/** Sends the link behind which a password is set; tells nobody whether an address has an account. */
export const forgotPassword = page({
  cache: 'inhalt',
  load: loadForgotPassword,
  post: postForgotPassword,
  head: ({ t, mandant, form, wasSent }) => {
    const titel = t(wasSent ? 'passwort.gesendet.titel' : 'passwort.vergessen.titel');
    return {
      titel: `${hasErrors(form) ? `${t('formular.fehler')} ` : ''}${titel} – ${mandant.Name}`,
      beschreibung: t('passwort.vergessen.text'),
      robots: 'noindex,nofollow',
      script: true,
    };
  },
  View: (props) => <Frame context={props}>{props.wasSent ? <Sent {...props} /> : <Ask {...props} />}</Frame>,
});

const Ask = (props: ForgotPasswordProps) => (
  <Flow title={props.t('passwort.vergessen.titel')} lead={props.t('passwort.vergessen.text')}>
    <EmailForm {...props} />
  </Flow>
);

const Sent = (props: ForgotPasswordProps) => {
  const { t } = props;
  return (
    <Flow title={t('passwort.gesendet.titel')} lead={t('passwort.gesendet.text')}>
      <MailMissing title={t('passwort.gesendet.nichtDa')} hints={[t('passwort.gesendet.spam'), t('passwort.gesendet.adresse')]}>
        <EmailForm {...props} />
      </MailMissing>
    </Flow>
  );
};

const EmailForm = ({ t, form, wasSent, isLoggedIn, paths, locale }: ForgotPasswordProps) => (
  <>
    <ErrorSummary title={t('formular.fehlerTitel')} errors={form.errors} message={form.message} />
    <form method="post" noValidate className="flex flex-col gap-6">
      <TextField
        name="email"
        value={form.values.email}
        error={form.errors.email}
        errorPrefix={t('formular.fehler')}
        label={t('feldname.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
      />
      <div className="flex flex-col gap-x-6 gap-y-2 md:flex-row md:items-center">
        {wasSent ? <Button look="quiet">{t('passwort.gesendet.knopf')}</Button> : <Button>{t('passwort.vergessen.knopf')}</Button>}
        {isLoggedIn ? (
          <TextLink href={pageAddress(paths, 'ChangePassword', locale)}>{t('passwort.aendern.titel')}</TextLink>
        ) : (
          <TextLink href={pageAddress(paths, 'Login', locale)}>{t('passwort.vergessen.anmelden')}</TextLink>
        )}
      </div>
    </form>
  </>
);
