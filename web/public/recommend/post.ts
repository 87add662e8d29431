import { postRecommendForm } from '../../features/recommend/form.ts';
import type { Fields, Posted, Visit } from '../../shell/visit.ts';

/** Makes the referral of the product in the address. */
export const postRecommend = (visit: Visit, fields: Fields): Promise<Posted> =>
  postRecommendForm(visit, fields, visit.params.produktId ?? '');
