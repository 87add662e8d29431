import { readProdukt } from '../../../contract/calls/produkt/produkt.ts';
import type { Berater, BeraterProdukt } from '../../../contract/calls/produkt/produktform.ts';
import { hasAgents } from '../../../contract/rules/katalog.ts';
import { NO_AGENTS } from '../../features/agents/load.ts';
import { type RecommendForm, readRecommendForm } from '../../features/recommend/form.ts';
import type { Offer } from '../../features/recommend/offer.tsx';
import { withArtTexts } from '../../shell/art.ts';
import { type PageContext, pageContext } from '../../shell/page.ts';
import type { Loaded, Visit } from '../../shell/visit.ts';

type Agent = Berater & Offer;

export interface RecommendAgentProps extends PageContext, RecommendForm {
  /** The agent to recommend; null if that is not possible. */
  readonly agent: Agent | null;
  readonly maxEmpfaengerCent: number | null;
}

/** Loads the recommend form of an agent, named by ExterneId or Id. */
export async function loadRecommendAgent(visit: Visit): Promise<Loaded<RecommendAgentProps>> {
  if (!hasAgents(visit.konfiguration)) return { problem: NO_AGENTS };
  const [produkt, form] = await Promise.all([
    visit.call(readProdukt, { params: { id: visit.params.produktId ?? visit.query.produktId ?? '' } }),
    readRecommendForm(visit),
  ]);
  const agent = produkt.ok ? agentOf(produkt.body as BeraterProdukt) : null;
  const art = produkt.ok && 'ProduktArt' in produkt.body ? produkt.body.ProduktArt : undefined;
  const context = withArtTexts(pageContext(visit), visit, art);
  return {
    props: { ...context, ...form, agent, maxEmpfaengerCent: visit.konfiguration.MaxEmpfaengerPraemieCent },
    status: agent ? 200 : 404,
  };
}

function agentOf({ Praemien, ...agent }: BeraterProdukt): Agent | null {
  const [praemie] = Praemien;
  if (!praemie) return null;
  return { ...agent, WertCent: praemie.WertCent };
}
