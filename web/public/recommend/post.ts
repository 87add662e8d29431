import { postRecommendForm } from '../../features/recommend/form.ts';
import type { Posted, Visit } from '../../shell/visit.ts';

/** Makes the referral of the product in the address. */
export const postRecommend = (visit: Visit, fields: Readonly<Record<string, string>>): Promise<Posted> =>
  postRecommendForm(visit, fields, visit.params.produktId ?? '');
