import { type FormView, formView } from '../../../shell/form.ts';
import { formPage } from '../../../shell/form-page.tsx';
import type { Page } from '../../../shell/page.ts';
import type { Loaded, Posted, Visit } from '../../../shell/visit.ts';
import { Button } from '../../../ui/button.tsx';
import { type DocumentContext, documentContext, type RegisteringPortal, type Registration } from '../context.ts';
import { DocumentFrame } from '../document-frame.tsx';
import { FormWithKeyVisual, StepHead } from '../form-with-key-visual.tsx';
import { type MailedLink, readMailedLink } from '../mailed-link.ts';
import { NoLink, noLinkTitle } from '../no-link.tsx';
import { PortalForm } from '../portal-form.tsx';
import { RegistrationSteps } from '../registration-steps.tsx';

interface ConfirmProps extends DocumentContext {
  readonly registration: Registration;
  readonly form: FormView;
  readonly link: MailedLink | null;
}

async function loadConfirm(portal: RegisteringPortal, visit: Visit): Promise<Loaded<ConfirmProps>> {
  const read = await readMailedLink(portal, visit, ['Registrierung']);
  if ('problem' in read) return read;
  const { registration } = portal;
  return { props: { ...documentContext(portal, visit), registration, form: formView(visit.form), link: read.link } };
}

/** Confirms the address; the same link then sets the password. */
async function postConfirm({ registration: { calls, pages } }: RegisteringPortal, visit: Visit): Promise<Posted> {
  const { token = '' } = visit.query;
  const confirmed = await visit.call(calls.confirm, { body: { Token: token } });
  return confirmed.ok ? { redirect: { page: pages.password, params: { token } } } : { problem: confirmed.problem };
}

/** Target of the mailed link of a registration. It requires a click on a button, because mail scanners open links too. */
export const confirmPage = (portal: RegisteringPortal): Page =>
  formPage<ConfirmProps>({
    load: (visit) => loadConfirm(portal, visit),
    post: (visit) => postConfirm(portal, visit),
    head: ({ t, link }) => ({
      titel: t(link?.email ? 'agenturseite.bestaetigen.titel' : noLinkTitle(link)),
      beschreibung: t(portal.registration.texts.confirmDescription),
    }),
    View: (props) => (
      <DocumentFrame context={props}>
        {props.link?.email ? <Confirm {...props} email={props.link.email} /> : <NoLink context={props} link={props.link} />}
      </DocumentFrame>
    ),
  });

const Confirm = ({ email, ...props }: ConfirmProps & { readonly email: string }) => (
  <FormWithKeyVisual look={props.look}>
    <StepHead title={props.t('agenturseite.bestaetigen.titel')} text={props.t('agenturseite.bestaetigen.text', { email })} />
    <PortalForm {...props}>
      <Button className="md:self-start">{props.t('agenturseite.bestaetigen.knopf')}</Button>
    </PortalForm>
    <RegistrationSteps {...props} now="adresse" />
  </FormWithKeyVisual>
);
