import { hasAgents } from '../../../contract/rules/katalog.ts';
import type { TextKey } from '../../../texts/texts.ts';
import { type Agents, loadAgents, NO_AGENTS } from '../../features/agents/load.ts';
import { AgentSearch, foundText } from '../../features/agents/search.tsx';
import { readTapper, type Tap } from '../../features/recommend/tap.ts';
import { Frame } from '../../shell/frame.tsx';
import { type PageContext, page, pageContext } from '../../shell/page.ts';
import type { Loaded, Visit } from '../../shell/visit.ts';
import { Container } from '../../ui/container.tsx';
import { Heading } from '../../ui/heading.tsx';

interface AgentRecommendationsProps extends PageContext {
  readonly agents: Agents;
  readonly tap: Tap | null;
}

/** Loads the search; redirects from a page after the last one to the last page. */
async function loadAgentRecommendations(visit: Visit): Promise<Loaded<AgentRecommendationsProps>> {
  if (!hasAgents(visit.konfiguration)) return { problem: NO_AGENTS };
  const [agents, { tap }] = await Promise.all([loadAgents(visit), readTapper(visit)]);
  if (agents.seite > agents.seiten) return { redirect: { page: 'AgentRecommendations', params: agents.params(agents.seiten) } };
  const currentPage = { page: 'AgentRecommendations', params: agents.params(agents.seite) } as const;
  return { props: { ...pageContext(visit), agents, tap, currentPage } };
}

/** Lead text: no agents, no reward, or what to do. */
function leadOf({ agents }: AgentRecommendationsProps): TextKey {
  if (agents.anzahl === 0 && agents.query === '') return 'agenten.leer';
  return agents.best === null ? 'home.produkte.leer' : 'agenten.text';
}

/** All agents, with a search for the one to recommend. */
export const agentRecommendations = page({
  cache: 'inhalt',
  load: loadAgentRecommendations,
  head: ({ t, mandant, agents }) => ({
    titel: `${agents.query ? `${foundText({ t, agents })} – ` : ''}${t('home.berater.titel')}`,
    beschreibung: t('agenten.beschreibung', { mandant: mandant.Name }),
    robots: agents.query ? 'noindex,nofollow' : 'index,follow',
  }),
  View: (props) => (
    <Frame context={props}>
      <Container className="pt-6 pb-16 lg:pt-12 lg:pb-24">
        <Heading level={1} size="section">
          {props.t('home.berater.titel')}
        </Heading>
        <p className="mt-4 max-w-measure text-lg text-muted">{props.t(leadOf(props))}</p>
        <AgentSearch {...props} ort={{ page: 'AgentRecommendations' }} level={2} />
      </Container>
    </Frame>
  ),
});
