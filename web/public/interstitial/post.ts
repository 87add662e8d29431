import { requestAnmeldelink } from '../../../contract/calls/logintoken.ts';
import type { Fields, Posted, Visit } from '../../shell/visit.ts';

/** Asks for the mailed link; what the page says afterwards is the same for every address. */
export async function postInterstitial(visit: Visit, { Email = '' }: Fields): Promise<Posted> {
  const asked = await visit.call(requestAnmeldelink, { body: { Email } });
  if (!asked.ok) return { problem: asked.problem };
  const { redirect } = visit.query;
  return { redirect: { page: 'Interstitial', params: { gesendet: '1', ...(redirect !== undefined && { redirect }) } } };
}
