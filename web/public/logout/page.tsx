import { logout } from '../../../contract/calls/account/account.ts';
import { pageAddress } from '../../../contract/pages/public.ts';
import { may } from '../../../contract/rules/rechte.ts';
import { Refusal } from '../../shell/form-page.tsx';
import { Frame } from '../../shell/frame.tsx';
import { toLogin } from '../../shell/login.ts';
import { type PageContext, page, pageContext } from '../../shell/page.ts';
import type { Loaded, Posted, Visit } from '../../shell/visit.ts';
import { BandFlow } from '../../ui/band-flow.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ClosedDoor } from '../../ui/drawings/closed-door.tsx';
import { End } from '../../ui/end.tsx';
import { TextLink } from '../../ui/text-link.tsx';

interface LogoutProps extends PageContext {
  /** Why logging out failed. */
  readonly message: string | null;
  /** The account was just deleted, which logs out too. */
  readonly isDeleted: boolean;
}

/** Opening the page changes nothing: browsers prefetch links. */
async function loadLogout(visit: Visit): Promise<Loaded<LogoutProps>> {
  const isDeleted = visit.query.geloescht === '1' && visit.login === null;
  if (!isDeleted && !may(visit.login, 'Bereich')) return toLogin(visit, 'Logout');
  return { props: { ...pageContext(visit), message: visit.form?.problem.detail ?? null, isDeleted } };
}

/** Logs out. A session that has already ended counts as logged out. */
async function postLogout(visit: Visit): Promise<Posted> {
  const answered = await visit.call(logout);
  if (!answered.ok && answered.problem.status !== 401) return { problem: answered.problem };
  return { redirect: { page: 'Login', params: { abgemeldet: '1' } } };
}

/** Logs out of the personal area; also confirms that the account was deleted. */
export const logoutPage = page({
  load: loadLogout,
  post: postLogout,
  head: ({ t, isDeleted, message }) => ({
    titel: t(isDeleted ? 'loeschen.fertig.titel' : 'abmelden.knopf'),
    beschreibung: t('abmelden.text'),
    isRefused: message !== null,
  }),
  View: (props) => <Frame context={props}>{props.isDeleted ? <Deleted {...props} /> : <LogoutForm {...props} />}</Frame>,
});

const Deleted = ({ t, look, paths, locale }: LogoutProps) => (
  <End title={t('loeschen.fertig.titel')} why={t('loeschen.fertig.text')} picture={look.szenen.ende} drawing={<ClosedDoor />}>
    <ButtonLink href={pageAddress(paths, 'Homepage', locale)}>{t('seite.zurStartseite')}</ButtonLink>
  </End>
);

const LogoutForm = ({ t, message, paths, locale }: LogoutProps) => (
  <BandFlow title={t('abmelden.titel')} lead={t('abmelden.text')}>
    <Refusal message={message} />
    <form method="post" className="flex flex-col gap-x-6 gap-y-2 md:flex-row md:items-center">
      <Button>{t('abmelden.knopf')}</Button>
      <TextLink href={pageAddress(paths, 'Dashboard', locale)}>{t('abmelden.bleiben')}</TextLink>
    </form>
  </BandFlow>
);
