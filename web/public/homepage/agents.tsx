import type { Agents } from '../../features/agents/load.ts';
import { AgentSearch } from '../../features/agents/search.tsx';
import { Heading } from '../../ui/heading.tsx';
import type { HomepageProps } from './load.ts';
import { OverviewLink } from './overview-link.tsx';
import { Section } from './section.tsx';

/** Id of the search on the page; its addresses lead there. */
const PLACE = 'produkte';

interface AgentsProps extends HomepageProps {
  readonly agents: Agents;
  /** Shows each agent with a large portrait. */
  readonly isLarge?: boolean;
}

/** The agents that can be recommended. */
export const AgentsSection = ({ isLarge = false, ...props }: AgentsProps) => {
  const { t, produkteTitle, maxPraemie, widget } = props;
  return (
    <Section labelledBy={PLACE}>
      <Heading level={widget ? 1 : 2} size="area" id={PLACE} className="scroll-mt-6">
        {produkteTitle}
      </Heading>
      <p className="mt-4 max-w-measure text-muted">{t(maxPraemie === null ? 'home.produkte.leer' : 'home.produkte.text')}</p>
      <AgentSearch {...props} ort={{ page: 'Homepage', anker: PLACE }} level={widget ? 2 : 3} isLarge={isLarge} />
      <OverviewLink {...props} />
    </Section>
  );
};

/** The agents as a part of the homepage, with large portraits. */
export const Menschen = (props: HomepageProps) => props.agents && <AgentsSection {...props} agents={props.agents} isLarge />;
