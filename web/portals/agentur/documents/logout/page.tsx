import { logoutAgentur } from '../../../../../contract/calls/agentur/login.ts';
import { pageAddress } from '../../../../../contract/pages/public.ts';
import { may } from '../../../../../contract/rules/rechte.ts';
import { Refusal } from '../../../../shell/form-page.tsx';
import { toLogin } from '../../../../shell/login.ts';
import { page } from '../../../../shell/page.ts';
import type { Loaded, Posted, Visit } from '../../../../shell/visit.ts';
import { Button } from '../../../../ui/button.tsx';
import { Flow } from '../../../../ui/flow.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { type PortalContext, portalContext } from '../context.ts';
import { DocumentFrame } from '../document-frame.tsx';

interface LogoutProps extends PortalContext {
  /** Why logging out failed. */
  readonly message: string | null;
}

/** Opening it changes nothing: browsers fetch links ahead. */
async function loadLogout(visit: Visit): Promise<Loaded<LogoutProps>> {
  if (!may(visit.agentur, 'Agentur')) return toLogin(visit, 'AgencyLogout');
  return { props: { ...portalContext(visit), message: visit.form?.problem.detail ?? null } };
}

/** Whose session has ended already is logged out too. */
async function postLogout(visit: Visit): Promise<Posted> {
  const answered = await visit.call(logoutAgentur);
  if (!answered.ok && answered.problem.status !== 401) return { problem: answered.problem };
  return { redirect: { page: 'AgencyLogin', params: { abgemeldet: '1' } } };
}

/** Out of the portal; a login as a recommender in the same browser goes on. */
export const agencyLogout = page({
  load: loadLogout,
  post: postLogout,
  head: ({ t, message }) => ({ titel: t('abmelden.knopf'), beschreibung: t('agenturseite.abmelden.text'), isRefused: message !== null }),
  View: (props) => (
    <DocumentFrame context={props}>
      <Flow title={props.t('abmelden.titel')} lead={props.t('agenturseite.abmelden.text')}>
        <Refusal message={props.message} />
        <form method="post" className="flex flex-col gap-x-6 gap-y-2 md:flex-row md:items-center">
          <Button>{props.t('abmelden.knopf')}</Button>
          <TextLink href={pageAddress(props.paths, 'AgencyHome', props.locale)}>{props.t('abmelden.bleiben')}</TextLink>
        </form>
      </Flow>
    </DocumentFrame>
  ),
});
