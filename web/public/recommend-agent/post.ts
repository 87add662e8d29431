import { hasAgents } from '../../../contract/rules/katalog.ts';
import { NO_AGENTS } from '../../features/agents/load.ts';
import { postRecommendForm } from '../../features/recommend/form.ts';
import { postTap, TAP } from '../../features/recommend/tap.ts';
import type { Fields, Posted, Visit } from '../../shell/visit.ts';

/** Creates the referral of the agent in the address, by the form or with one tap. */
export async function postRecommendAgent(visit: Visit, fields: Fields): Promise<Posted> {
  if (!hasAgents(visit.konfiguration)) return { problem: NO_AGENTS };
  const produktId = visit.params.produktId ?? visit.query.produktId ?? '';
  if (fields.schritt !== TAP) return postRecommendForm(visit, fields, produktId);
  return postTap(visit, fields, produktId, { page: 'RecommendAgent', params: { produktId } });
}
