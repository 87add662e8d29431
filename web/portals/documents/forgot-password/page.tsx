import { pageAddress } from '../../../../contract/pages/public.ts';
import { MailMissing } from '../../../features/account/mail-missing.tsx';
import { type FormView, fieldOf, formView } from '../../../shell/form.ts';
import { formPage } from '../../../shell/form-page.tsx';
import type { Page } from '../../../shell/page.ts';
import { formatRetryWait } from '../../../shell/retry-wait.ts';
import type { Fields, FormState, Loaded, Posted, Visit } from '../../../shell/visit.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { type DocumentContext, documentContext, type PortalDocuments } from '../context.ts';
import { DocumentFrame } from '../document-frame.tsx';
import { FormWithKeyVisual, StepHead } from '../form-with-key-visual.tsx';
import { PortalForm } from '../portal-form.tsx';

interface ForgotPasswordProps extends DocumentContext {
  readonly form: FormView<'email'>;
  readonly wasSent: boolean;
}

async function loadForgotPassword(portal: PortalDocuments, visit: Visit): Promise<Loaded<ForgotPasswordProps>> {
  const context = documentContext(portal, visit);
  const form = formView(visit.form, { email: visit.carried?.email ?? '' }, { EmailUngueltig: 'email' });
  return { props: { ...context, form: withOwnMessages(context, visit.form, form), wasSent: visit.query.gesendet === '1' } };
}

function withOwnMessages({ t }: DocumentContext, state: FormState | null, form: FormView): FormView {
  if (state?.problem.code === 'ZuVieleAnfragen') {
    return { ...form, message: t('passwort.vergessen.limit', { dauer: formatRetryWait(t, state.problem) }) };
  }
  const isEmpty = state !== null && (state.values.email ?? '').trim() === '';
  return isEmpty ? { ...form, errors: { email: t('passwort.vergessen.leer') } } : form;
}

/** Requests the mail. If the login form was sent here with a typed address, only shows that address. */
async function postForgotPassword(portal: PortalDocuments, visit: Visit, { von, Email = '', email = '' }: Fields): Promise<Posted> {
  const { calls, pages, declaration } = portal;
  if (von === declaration.login) return { carry: { email: Email } };
  const asked = await visit.call(calls.requestPasswordLink, { params: { email } });
  return asked.ok ? { redirect: { page: pages.forgotPassword, params: { gesendet: '1' } } } : { problem: asked.problem };
}

/** Requests a mail with a link to set a password; does not reveal whether the portal knows the address. */
export const forgotPasswordPage = (portal: PortalDocuments): Page =>
  formPage<ForgotPasswordProps>({
    cache: 'inhalt',
    load: (visit) => loadForgotPassword(portal, visit),
    post: (visit, fields) => postForgotPassword(portal, visit, fields),
    head: ({ t, wasSent }) => ({
      titel: t(wasSent ? 'passwort.gesendet.titel' : 'passwort.vergessen.titel'),
      beschreibung: t(portal.texts.forgotLead),
    }),
    View: (props) => (
      <DocumentFrame context={props}>
        <FormWithKeyVisual look={props.look}>{props.wasSent ? <Sent {...props} /> : <RequestForm {...props} />}</FormWithKeyVisual>
      </DocumentFrame>
    ),
  });

const RequestForm = (props: ForgotPasswordProps) => (
  <>
    <StepHead title={props.t('passwort.vergessen.titel')} text={props.t(props.portal.texts.forgotLead)} />
    <EmailForm {...props} />
  </>
);

const Sent = (props: ForgotPasswordProps) => {
  const { t, portal } = props;
  return (
    <>
      <StepHead title={t('passwort.gesendet.titel')} text={t('passwort.gesendet.text')} />
      <MailMissing title={t('passwort.gesendet.nichtDa')} hints={[t('passwort.gesendet.spam'), t(portal.texts.forgotHint)]}>
        <EmailForm {...props} />
      </MailMissing>
    </>
  );
};

const EmailForm = (props: ForgotPasswordProps) => {
  const { t, wasSent, paths, locale, portal } = props;
  return (
    <PortalForm {...props}>
      <TextField {...fieldOf(props, 'email')} label={t('feldname.email')} type="email" inputMode="email" autoComplete="username" />
      <div className="flex flex-col gap-x-6 gap-y-2 md:flex-row md:items-center">
        {wasSent ? <Button variant="quiet">{t('passwort.gesendet.knopf')}</Button> : <Button>{t('passwort.vergessen.knopf')}</Button>}
        <TextLink href={pageAddress(paths, portal.declaration.login, locale)}>{t('passwort.vergessen.anmelden')}</TextLink>
      </div>
    </PortalForm>
  );
};
