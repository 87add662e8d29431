import { confirmAgentur } from '../../../../../contract/calls/agentur/registrierung.ts';
import { type FormView, formView } from '../../../../shell/form.ts';
import { formPage } from '../../../../shell/form-page.tsx';
import type { Loaded, Posted, Visit } from '../../../../shell/visit.ts';
import { Button } from '../../../../ui/button.tsx';
import { Beside, Lead } from '../beside.tsx';
import { type PortalContext, portalContext } from '../context.ts';
import { DocumentFrame } from '../document-frame.tsx';
import { type MailedLink, readMailedLink } from '../mailed-link.ts';
import { NoLink, noLinkTitle } from '../no-link.tsx';
import { PortalForm } from '../portal-form.tsx';
import { Way } from '../way.tsx';

interface ConfirmProps extends PortalContext {
  readonly form: FormView;
  readonly link: MailedLink | null;
}

async function loadConfirm(visit: Visit): Promise<Loaded<ConfirmProps>> {
  const read = await readMailedLink(visit, ['Registrierung']);
  return 'problem' in read ? read : { props: { ...portalContext(visit), form: formView(visit.form), link: read.link } };
}

/** The same link goes on to the password. */
async function postConfirm(visit: Visit): Promise<Posted> {
  const { token = '' } = visit.query;
  const confirmed = await visit.call(confirmAgentur, { body: { Token: token } });
  return confirmed.ok ? { redirect: { page: 'AgencyRegisterPassword', params: { token } } } : { problem: confirmed.problem };
}

/** Behind the mailed link of a registration: a press of the button, since mail scanners open links too. */
export const agencyConfirm = formPage<ConfirmProps>({
  load: loadConfirm,
  post: postConfirm,
  head: ({ t, link }) => ({
    titel: t(link?.email ? 'agenturseite.bestaetigen.titel' : noLinkTitle(link)),
    beschreibung: t('agenturseite.bestaetigen.beschreibung'),
  }),
  View: (props) => (
    <DocumentFrame context={props}>
      {props.link?.email ? <Confirm {...props} email={props.link.email} /> : <NoLink context={props} link={props.link} />}
    </DocumentFrame>
  ),
});

const Confirm = ({ email, ...props }: ConfirmProps & { readonly email: string }) => (
  <Beside look={props.look}>
    <Lead title={props.t('agenturseite.bestaetigen.titel')} text={props.t('agenturseite.bestaetigen.text', { email })} />
    <PortalForm {...props}>
      <Button className="md:self-start">{props.t('agenturseite.bestaetigen.knopf')}</Button>
    </PortalForm>
    <Way {...props} now="adresse" />
  </Beside>
);
