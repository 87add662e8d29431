import { requestPasswortlink } from '../../../contract/calls/account/passwort.ts';
import { pageAddress } from '../../../contract/pages/public.ts';
import { may } from '../../../contract/rules/rechte.ts';
import { MailMissing } from '../../features/account/mail-missing.tsx';
import { type FormView, fieldOf, formView } from '../../shell/form.ts';
import { Form, formPage } from '../../shell/form-page.tsx';
import { Frame } from '../../shell/frame.tsx';
import { type PageContext, pageContext } from '../../shell/page.ts';
import { formatRetryWait } from '../../shell/retry-wait.ts';
import type { Fields, FormState, Loaded, Posted, Visit } from '../../shell/visit.ts';
import { BandFlow } from '../../ui/band-flow.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { TextLink } from '../../ui/text-link.tsx';

interface ForgotPasswordProps extends PageContext {
  readonly form: FormView<'email'>;
  readonly wasSent: boolean;
}

async function loadForgotPassword(visit: Visit): Promise<Loaded<ForgotPasswordProps>> {
  const context = pageContext(visit);
  const form = formView(visit.form, { email: visit.carried?.email ?? '' }, { EmailUngueltig: 'email' });
  return { props: { ...context, form: withOwnMessages(context, visit.form, form), wasSent: visit.query.gesendet === '1' } };
}

function withOwnMessages({ t }: PageContext, state: FormState | null, form: FormView): FormView {
  if (state?.problem.code === 'ZuVieleAnfragen') {
    return { ...form, message: t('passwort.vergessen.limit', { dauer: formatRetryWait(t, state.problem) }) };
  }
  const isEmpty = state !== null && (state.values.email ?? '').trim() === '';
  return isEmpty ? { ...form, errors: { email: t('passwort.vergessen.leer') } } : form;
}

/** Login sends an address typed there, which is only taken over into the form. */
async function postForgotPassword(visit: Visit, { von, Email = '', email = '' }: Fields): Promise<Posted> {
  if (von === 'Login') return { carry: { email: Email } };
  const response = await visit.call(requestPasswortlink, { params: { email } });
  return response.ok ? { redirect: { page: 'ForgotPassword', params: { gesendet: '1' } } } : { problem: response.problem };
}

/** Sends a link to set a password. Does not reveal whether an address has an account. */
export const forgotPassword = formPage({
  cache: 'inhalt',
  load: loadForgotPassword,
  post: postForgotPassword,
  head: ({ t, wasSent }) => ({
    titel: t(wasSent ? 'passwort.gesendet.titel' : 'passwort.vergessen.titel'),
    beschreibung: t('passwort.vergessen.text'),
  }),
  View: (props) => <Frame context={props}>{props.wasSent ? <Sent {...props} /> : <RequestForm {...props} />}</Frame>,
});

const RequestForm = (props: ForgotPasswordProps) => (
  <BandFlow title={props.t('passwort.vergessen.titel')} lead={props.t('passwort.vergessen.text')} picture={props.look.szenen.bestaetigen}>
    <EmailForm {...props} />
  </BandFlow>
);

const Sent = (props: ForgotPasswordProps) => {
  const { t } = props;
  return (
    <BandFlow title={t('passwort.gesendet.titel')} lead={t('passwort.gesendet.text')} picture={props.look.szenen.bestaetigen}>
      <MailMissing title={t('passwort.gesendet.nichtDa')} hints={[t('passwort.gesendet.spam'), t('passwort.gesendet.adresse')]}>
        <EmailForm {...props} />
      </MailMissing>
    </BandFlow>
  );
};

const EmailForm = (props: ForgotPasswordProps) => {
  const { t, wasSent, login, paths, locale } = props;
  return (
    <Form {...props} className="flex flex-col gap-6">
      <TextField {...fieldOf(props, 'email')} label={t('feldname.email')} type="email" inputMode="email" autoComplete="username" />
      <div className="flex flex-col gap-x-6 gap-y-2 md:flex-row md:items-center">
        {wasSent ? <Button variant="quiet">{t('passwort.gesendet.knopf')}</Button> : <Button>{t('passwort.vergessen.knopf')}</Button>}
        {may(login, 'Bereich') ? (
          <TextLink href={pageAddress(paths, 'ChangePassword', locale)}>{t('passwort.aendern.titel')}</TextLink>
        ) : (
          <TextLink href={pageAddress(paths, 'Login', locale)}>{t('passwort.vergessen.anmelden')}</TextLink>
        )}
      </div>
    </Form>
  );
};
