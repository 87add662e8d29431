import { hasAgents } from '../../../contract/rules/katalog.ts';
import { NO_AGENTS } from '../../features/agents/load.ts';
import { postRecommendForm } from '../../features/recommend/form.ts';
import type { Fields, Posted, Visit } from '../../shell/visit.ts';

/** Makes the referral of the agent in the address. */
export const postRecommendAgent = (visit: Visit, fields: Fields): Promise<Posted> =>
  hasAgents(visit.konfiguration)
    ? postRecommendForm(visit, fields, visit.params.produktId ?? visit.query.produktId ?? '')
    : Promise.resolve({ problem: NO_AGENTS });
