import type { Agents } from '../../features/agents/load.ts';
import { AgentSearch } from '../../features/agents/search.tsx';
import { Container } from '../../ui/container.tsx';
import { Heading } from '../../ui/heading.tsx';
import type { HomepageProps } from './load.ts';
import { OverviewLink } from './overview-link.tsx';

/** Where the search stands on the page; its addresses lead there. */
const PLACE = 'produkte';

/** The agents that can be recommended. */
export const AgentsSection = (props: HomepageProps & { readonly agents: Agents }) => {
  const { t, titelDerProdukte, maxPraemie, widget } = props;
  return (
    <section aria-labelledby={PLACE}>
      <Container className="pt-16 pb-4 lg:pt-24">
        <Heading level={widget ? 1 : 2} size="section" id={PLACE} className="scroll-mt-6">
          {titelDerProdukte}
        </Heading>
        <p className="mt-4 max-w-measure text-muted">{t(maxPraemie === null ? 'home.produkte.leer' : 'home.produkte.text')}</p>
        <AgentSearch {...props} ort={{ page: 'Homepage', anker: PLACE }} level={widget ? 2 : 3} />
        <OverviewLink {...props} />
      </Container>
    </section>
  );
};
