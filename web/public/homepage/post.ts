import { postRecommendForm } from '../../features/recommend/form.ts';
import type { Posted, Visit } from '../../shell/visit.ts';

/** Makes the referral of the product chosen in the form. */
export const postHomepage = (visit: Visit, fields: Readonly<Record<string, string>>): Promise<Posted> =>
  postRecommendForm(visit, fields, fields['Empfehlung.Produkt'] ?? '');
