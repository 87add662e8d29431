import { requestAnmeldelink } from '../../../contract/calls/account/logintoken.ts';
import { routePaths } from '../../../contract/pages/public.ts';
import { nested } from '../../shell/form.ts';
import { mailedRedirect } from '../../shell/mailed-redirect.ts';
import type { Fields, Posted, Visit } from '../../shell/visit.ts';

/** Asks for the mailed link; what the page says afterwards is the same for every address. */
export async function postInterstitial(visit: Visit, fields: Fields): Promise<Posted> {
  const { redirect } = visit.query;
  const Redirect = mailedRedirect(redirect, routePaths(visit.konfiguration.RoutePaths));
  const asked = await visit.call(requestAnmeldelink, {
    body: { ...nested(fields, ['Email']), ...(Redirect !== undefined && { Redirect }) },
  });
  if (!asked.ok) return { problem: asked.problem };
  return { redirect: { page: 'Interstitial', params: { gesendet: '1', ...(redirect !== undefined && { redirect }) } } };
}
