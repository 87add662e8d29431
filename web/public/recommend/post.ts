import { postRecommendForm } from '../../features/recommend/form.ts';
import { postTap, TAP } from '../../features/recommend/tap.ts';
import type { Fields, Posted, Visit } from '../../shell/visit.ts';

/** Creates the referral of the product in the address, by the form or with one tap. */
export function postRecommend(visit: Visit, fields: Fields): Promise<Posted> {
  const { produktId = '' } = visit.params;
  if (fields.schritt !== TAP) return postRecommendForm(visit, fields, produktId);
  return postTap(visit, fields, produktId, { page: 'Recommend', params: { produktId } });
}
