import { postRecommendForm } from '../../features/recommend/form.ts';
import type { Fields, Posted, Visit } from '../../shell/visit.ts';

/** Creates the referral of the product chosen in the form. */
export const postHomepage = (visit: Visit, fields: Fields): Promise<Posted> =>
  postRecommendForm(visit, fields, fields['Empfehlung.Produkt'] ?? '');
