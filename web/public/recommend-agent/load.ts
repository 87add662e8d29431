import { type Berater, type BeraterProdukt, readProdukt } from '../../../contract/calls/produkt.ts';
import { hasAgents } from '../../../contract/rules/katalog.ts';
import { NO_AGENTS } from '../../features/agents/load.ts';
import { type RecommendForm, readRecommendForm } from '../../features/recommend/form.ts';
import { type Anteil, anteileOf } from '../../features/recommend/split.ts';
import { type PageContext, pageContext } from '../../shell/page.ts';
import type { Loaded, Visit } from '../../shell/visit.ts';

interface Agent extends Berater {
  /** The best reward of today. */
  readonly Wert: string;
  readonly anteile: readonly Anteil[];
}

export interface RecommendAgentProps extends PageContext, RecommendForm {
  /** Who is recommended; null when that cannot be. */
  readonly agent: Agent | null;
}

/** Opens the recommend form of an agent, named by ExterneId or Id. */
export async function loadRecommendAgent(visit: Visit): Promise<Loaded<RecommendAgentProps>> {
  if (!hasAgents(visit.konfiguration)) return { problem: NO_AGENTS };
  const [produkt, form] = await Promise.all([
    visit.call(readProdukt, { params: { id: visit.params.produktId ?? visit.query.produktId ?? '' } }),
    readRecommendForm(visit),
  ]);
  const agent = produkt.ok ? agentOf(visit, produkt.body as BeraterProdukt) : null;
  return { props: { ...pageContext(visit), ...form, agent }, status: agent ? 200 : 404 };
}

function agentOf({ konfiguration, locale }: Visit, { Praemien, ...agent }: BeraterProdukt): Agent | null {
  const [praemie] = Praemien;
  if (!praemie) return null;
  return { ...agent, Wert: praemie.Wert, anteile: anteileOf(praemie.WertCent, konfiguration.MaxEmpfaengerPraemieCent, locale) };
}
