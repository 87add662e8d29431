import { pageAddress } from '../../../../contract/pages/public.ts';
import { Refusal } from '../../../shell/form-page.tsx';
import { toLogin } from '../../../shell/login.ts';
import { type Page, page } from '../../../shell/page.ts';
import type { Loaded, Posted, Visit } from '../../../shell/visit.ts';
import { Button } from '../../../ui/button.tsx';
import { Flow } from '../../../ui/flow.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { type DocumentContext, documentContext, homeOf, isLoggedIn, type PortalDocuments } from '../context.ts';
import { DocumentFrame } from '../document-frame.tsx';

interface LogoutProps extends DocumentContext {
  /** Why logging out failed. */
  readonly message: string | null;
}

/** Shows the page. A GET does not log out, because browsers prefetch links. */
async function loadLogout(portal: PortalDocuments, visit: Visit): Promise<Loaded<LogoutProps>> {
  if (!isLoggedIn(portal, visit)) return toLogin(visit, portal.declaration.logout);
  return { props: { ...documentContext(portal, visit), message: visit.form?.problem.detail ?? null } };
}

/** Logs out; a session that has already ended (401) counts as success. */
async function postLogout({ calls, declaration }: PortalDocuments, visit: Visit): Promise<Posted> {
  const answered = await visit.call(calls.logOut);
  if (!answered.ok && answered.problem.status !== 401) return { problem: answered.problem };
  return { redirect: { page: declaration.login, params: { abgemeldet: '1' } } };
}

/** Page that ends the session of the portal; other sessions in the same browser stay open. */
export const logoutPage = (portal: PortalDocuments): Page =>
  page<LogoutProps>({
    load: (visit) => loadLogout(portal, visit),
    post: (visit) => postLogout(portal, visit),
    head: ({ t, message }) => ({
      titel: t('abmelden.knopf'),
      beschreibung: t('agenturseite.abmelden.text'),
      isRefused: message !== null,
    }),
    View: (props) => (
      <DocumentFrame context={props}>
        <Logout {...props} />
      </DocumentFrame>
    ),
  });

const Logout = ({ t, paths, locale, portal, message }: LogoutProps) => {
  const { page: home, params } = homeOf(portal);
  return (
    <Flow title={t('abmelden.titel')} lead={t('agenturseite.abmelden.text')}>
      <Refusal message={message} />
      <form method="post" className="flex flex-col gap-x-6 gap-y-2 md:flex-row md:items-center">
        <Button>{t('abmelden.knopf')}</Button>
        <TextLink href={pageAddress(paths, home, locale, params)}>{t('abmelden.bleiben')}</TextLink>
      </form>
    </Flow>
  );
};
