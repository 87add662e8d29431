import { pageAddress } from '../../../contract/pages/public.ts';
import { shortCent } from '../../../contract/values/cent.ts';
import { fieldOf, formView } from '../../shell/form.ts';
import { KeepWidget } from '../../shell/keep-widget.tsx';
import type { PageContext } from '../../shell/page.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { Tap } from '../recommend/tap.ts';
import { TapForm, TapNote } from '../recommend/tap-form.tsx';
import type { Agents } from './load.ts';
import { Portrait } from './portrait.tsx';

interface Props extends PageContext {
  readonly agents: Agents;
  /** What makes one tap enough for who is logged in. */
  readonly tap: Tap | null;
  /** The page on which the search stands, and where on it; its addresses lead there. */
  readonly ort: { readonly page: 'Homepage' | 'AgentRecommendations'; readonly anker?: string };
  /** The level of the headings under the page's own. */
  readonly level: 2 | 3;
  /** Each agent by a large portrait. */
  readonly isLarge?: boolean;
}

/** Address of the agents found on a page; without one, of all. */
function addressOf({ paths, locale, agents, ort }: Props, seite?: number): string {
  const address = pageAddress(paths, ort.page, locale, seite === undefined ? {} : agents.params(seite));
  return ort.anker === undefined ? address : `${address}#${ort.anker}`;
}

/** The agents that can be recommended, searched by name, postcode or town, some on a page. */
export const AgentSearch = (props: Props) => (
  <>
    <Search {...props} />
    {props.tap && props.agents.maxPraemie && <TapNote context={props} tap={props.tap} className="mt-6" />}
    {props.agents.gefunden.length > 0 ? <Found {...props} /> : props.agents.query !== '' && <Nobody {...props} />}
  </>
);

const Search = (props: Props) => (
  <search>
    <form
      method="get"
      action={addressOf(props)}
      className="mt-8 grid max-w-flow grid-cols-1 gap-3 xs:grid-cols-[minmax(0,1fr)_auto] xs:items-end"
    >
      <KeepWidget {...props} />
      <TextField
        {...fieldOf({ t: props.t, form: formView(null, { query: props.agents.query }) }, 'query')}
        label={props.t('home.berater.suche')}
        autoComplete="off"
      />
      <Button look="quiet">{props.t('home.berater.suchen')}</Button>
    </form>
  </search>
);

/** How many were found, in words. */
export const foundText = ({ t, agents }: Pick<Props, 't' | 'agents'>): string =>
  t(agents.query === '' ? 'home.berater.anzahl' : 'home.berater.treffer', { anzahl: agents.anzahl, query: agents.query });

const Found = (props: Props) => (
  <>
    <div className="mt-8 flex flex-wrap items-center gap-x-6">
      <p className="text-muted tabular-nums">{foundText(props)}</p>
      {props.agents.query !== '' && <TextLink href={addressOf(props)}>{props.t('home.berater.alle')}</TextLink>}
    </div>
    <ul
      className={`mt-4 grid gap-3 md:gap-6 lg:grid-cols-3 ${props.isLarge ? 'grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] md:grid-cols-3' : 'grid-cols-1 md:grid-cols-2'}`}
    >
      {props.agents.gefunden.map((agent) => (
        <li key={agent.ExterneId} className="grid grid-cols-1">
          {props.isLarge ? <LargeCard {...props} agent={agent} /> : <AgentCard {...props} agent={agent} />}
        </li>
      ))}
    </ul>
    {props.agents.seiten > 1 && <Pages {...props} />}
  </>
);

const AgentCard = ({ level, agent, ...props }: CardProps) => (
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

/** What an order earns, and the way there. */
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

type CardProps = Props & { readonly agent: Agents['gefunden'][number] };

/** The portrait first, as large as the card; under it who it is, where, and for what. */
const LargeCard = ({ level, agent, ...props }: CardProps) => (
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

/** The whole card: for who is logged in it makes the link, others it leads to the form. */
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
        <button type="submit" className={`cursor-pointer ${WHOLE}`}>
          {content}
        </button>
      </TapForm>
    );
  return (
    <a href={pageAddress(props.paths, 'RecommendAgent', props.locale, { produktId: agent.ExterneId })} className={WHOLE}>
      {content}
    </a>
  );
};

const WHOLE = 'inline-flex items-center gap-1 font-semibold text-primary no-underline outline-none after:absolute after:inset-0';

/** The page before and the one after. */
const Pages = (props: Props) => {
  const { t, agents } = props;
  const { seite, seiten } = agents;
  return (
    <nav aria-label={t('home.berater.seiten')} className="mt-8 grid grid-cols-[1fr_auto_1fr] items-center gap-3">
      <span>
        {seite > 1 && (
          <a href={addressOf(props, seite - 1)} rel="prev" className={PAGE_LINK}>
            <Icon name="arrow" className="rotate-180" />
            {t('home.berater.zurueck')}
          </a>
        )}
      </span>
      <p className="text-center text-xs text-muted tabular-nums">{t('home.berater.seite', { seite, seiten })}</p>
      <span className="text-end">
        {seite < seiten && (
          <a href={addressOf(props, seite + 1)} rel="next" className={PAGE_LINK}>
            {t('home.berater.weiter')}
            <Icon name="arrow" />
          </a>
        )}
      </span>
    </nav>
  );
};

const PAGE_LINK =
  'inline-flex min-h-12 items-center gap-2 font-semibold text-primary no-underline underline-offset-4 transition-colors duration-200 hover:underline';

const Nobody = (props: Props) => (
  <div className="mt-8 flex max-w-flow flex-col items-start gap-3 border-t border-border pt-8">
    <Heading level={props.level} size="item" className="max-w-full">
      {props.t('home.berater.leer.titel', { query: props.agents.query })}
    </Heading>
    <p className="max-w-measure text-muted">{props.t('home.berater.leer.text')}</p>
    <ButtonLink look="quiet" href={addressOf(props)} className="mt-3">
      {props.t('home.berater.alle')}
    </ButtonLink>
  </div>
);
