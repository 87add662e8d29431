import type { RoutePaths } from '../../contract/pages/public.ts';
import { Redirect } from '../../contract/values/wire.ts';
import { afterLogin, toLogin } from './login.ts';

/** What a mail may carry of a `redirect`: as a login would follow it, without secrets; undefined where there is none or it is too long. */
export function mailedRedirect(redirect: string | undefined, paths: RoutePaths): string | undefined {
  if (redirect === undefined) return undefined;
  const { page, params = {} } = afterLogin(redirect, paths);
  const carried = Redirect.safeParse(toLogin({ params, query: {} }, page).redirect.params?.redirect);
  return carried.success ? carried.data : undefined;
}
