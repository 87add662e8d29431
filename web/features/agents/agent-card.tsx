import { pageAddress } from '../../../contract/pages/public.ts';
import { shortCent } from '../../../contract/values/cent.ts';
import type { PageContext } from '../../shell/page.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Tap } from '../recommend/tap.ts';
import { TapForm } from '../recommend/tap-form.tsx';
import type { Agents } from './load.ts';
import { Portrait } from './portrait.tsx';

interface CardProps extends PageContext {
  readonly agent: Agents['gefunden'][number];
  /** Data for recommending with one tap; null if the form is needed. */
  readonly tap: Tap | null;
  readonly level: 2 | 3;
}

/** Card with the portrait next to name, description and place. */
export const AgentCard = ({ level, agent, ...props }: CardProps) => (
  <Card lifts={agent.Praemie !== undefined} className="flex min-h-40 flex-wrap overflow-hidden">
    <Portrait photo={agent.Photo} className="w-28 shrink-0 object-cover" />
    <div className="flex min-w-0 grow basis-40 flex-col items-start gap-1 p-4">
      <Heading level={level} size="item">
        {agent.Name}
      </Heading>
      <p className="text-xs text-muted">{agent.Beschreibung}</p>
      <p className="text-xs text-muted tabular-nums">
        {agent.ZipCode} {agent.City}
      </p>
      <Offer {...props} agent={agent} />
    </div>
  </Card>
);

/** The reward of an order, and the action that recommends the agent. */
const Offer = ({ agent, ...props }: Omit<CardProps, 'level'>) =>
  agent.Praemie && (
    <div className="mt-auto flex w-full flex-wrap items-center justify-between gap-2 pt-3">
      <Badge>
        <span className="sr-only">{props.t('home.produkte.praemie')} </span>
        {shortCent(agent.Praemie.WertCent, props.locale)}
      </Badge>
      <AgentAction {...props} agent={agent} />
    </div>
  );

/** Card with a large portrait on top; place, name and description below. */
export const LargeCard = ({ level, agent, ...props }: CardProps) => (
  <Card lifts={agent.Praemie !== undefined} className="flex flex-col overflow-hidden">
    <div className="relative">
      <Portrait photo={agent.Photo} className="block aspect-4/5 w-full object-cover lg:aspect-5/6" />
      <p className="absolute bottom-0 left-0 max-w-full rounded-tr-card wrap-anywhere bg-surface px-3 pt-2 pb-1 text-xs tabular-nums md:px-5">
        {agent.ZipCode} {agent.City}
      </p>
    </div>
    <div className="flex grow flex-col gap-1 p-3 md:p-5">
      <Heading level={level} size="item" className="lg:text-xl">
        {agent.Name}
      </Heading>
      <p className="text-xs text-muted md:text-base">{agent.Beschreibung}</p>
      <Offer {...props} agent={agent} />
    </div>
  </Card>
);

/** Action that covers the whole card: creates the link with one tap if possible, otherwise leads to the form. */
const AgentAction = ({ t, tap, agent, ...props }: Omit<CardProps, 'level'>) => {
  const content = (
    <>
      {t('home.produkte.empfehlen')}
      <span className="sr-only"> {agent.Name}</span>
      <Icon name="arrow" />
    </>
  );
  if (tap)
    return (
      <TapForm context={props} tap={tap} page="RecommendAgent" produktId={agent.ExterneId}>
        <button type="submit" className={`-my-2.25 min-h-11 cursor-pointer ${CARD_LINK}`}>
          {content}
        </button>
      </TapForm>
    );
  return (
    <a href={pageAddress(props.paths, 'RecommendAgent', props.locale, { produktId: agent.ExterneId })} className={CARD_LINK}>
      {content}
    </a>
  );
};

const CARD_LINK = 'inline-flex items-center gap-1 font-semibold text-primary no-underline outline-none after:absolute after:inset-0';
