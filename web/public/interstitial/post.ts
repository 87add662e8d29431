import { requestAnmeldelink } from '../../../contract/calls/account/logintoken.ts';
import { type RoutePaths, routePaths } from '../../../contract/pages/public.ts';
import { Redirect } from '../../../contract/values/wire.ts';
import { nested } from '../../shell/form.ts';
import { afterLogin, toLogin } from '../../shell/login.ts';
import type { Fields, Posted, Visit } from '../../shell/visit.ts';

/** Requests the mailed link; the page afterwards is the same for every address. */
export async function postInterstitial(visit: Visit, fields: Fields): Promise<Posted> {
  const { redirect } = visit.query;
  const Redirect = mailedRedirect(redirect, routePaths(visit.konfiguration.RoutePaths));
  const response = await visit.call(requestAnmeldelink, {
    body: { ...nested(fields, ['Email']), ...(Redirect !== undefined && { Redirect }) },
  });
  if (!response.ok) return { problem: response.problem };
  return { redirect: { page: 'Interstitial', params: { gesendet: '1', ...(redirect !== undefined && { redirect }) } } };
}

/** The part of `redirect` that a mail may contain: the target of the login, without secrets. Undefined without a redirect, or if it is too long. */
export function mailedRedirect(redirect: string | undefined, paths: RoutePaths): string | undefined {
  if (redirect === undefined) return undefined;
  const { page, params = {} } = afterLogin(redirect, paths);
  const carried = Redirect.safeParse(toLogin({ params, query: {} }, page).redirect.params?.redirect);
  return carried.success ? carried.data : undefined;
}
