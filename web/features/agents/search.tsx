import { pageAddress } from '../../../contract/pages/public.ts';
import { fieldOf, formView } from '../../shell/form.ts';
import type { PageContext } from '../../shell/page.ts';
import { WidgetField } from '../../shell/widget-field.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { Tap } from '../recommend/tap.ts';
import { TapNote } from '../recommend/tap-form.tsx';
import { AgentCard, LargeCard } from './agent-card.tsx';
import type { Agents } from './load.ts';

interface Props extends PageContext {
  readonly agents: Agents;
  /** Data for recommending with one tap; null if the form is needed. */
  readonly tap: Tap | null;
  /** The page that contains the search, and the fragment of its place there; search and paging links lead to it. */
  readonly ort: { readonly page: 'Homepage' | 'AgentRecommendations'; readonly anker?: string };
  /** Level of the headings below the heading of the page. */
  readonly level: 2 | 3;
  /** Shows each agent with a large portrait. */
  readonly isLarge?: boolean;
}

/** Address of a result page; without `seite` the address of all agents. */
function addressOf({ paths, locale, agents, ort }: Props, seite?: number): string {
  const address = pageAddress(paths, ort.page, locale, seite === undefined ? {} : agents.params(seite));
  return ort.anker === undefined ? address : `${address}#${ort.anker}`;
}

/** Search by name, postcode or town for agents to recommend, with paged results. */
export const AgentSearch = (props: Props) => (
  <>
    <Search {...props} />
    {props.tap && props.agents.best && <TapNote context={props} tap={props.tap} className="mt-6" />}
    {props.agents.gefunden.length > 0 ? <Found {...props} /> : props.agents.query !== '' && <NoAgents {...props} />}
  </>
);

const Search = (props: Props) => (
  <search>
    <form
      method="get"
      action={addressOf(props)}
      className="mt-8 grid max-w-flow grid-cols-1 gap-3 xs:grid-cols-[minmax(0,1fr)_auto] xs:items-end"
    >
      <WidgetField {...props} />
      <TextField
        {...fieldOf({ t: props.t, form: formView(null, { query: props.agents.query }) }, 'query')}
        label={props.t('home.berater.suche')}
        autoComplete="off"
      />
      <Button variant="quiet">{props.t('home.berater.suchen')}</Button>
    </form>
  </search>
);

/** Text with the number of results. */
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

/** Links to the previous and the next page. */
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

const NoAgents = (props: Props) => (
  <div className="mt-8 flex max-w-flow flex-col items-start gap-3 border-t border-border pt-8">
    <Heading level={props.level} size="item" className="max-w-full">
      {props.t('home.berater.leer.titel', { query: props.agents.query })}
    </Heading>
    <p className="max-w-measure text-muted">{props.t('home.berater.leer.text')}</p>
    <ButtonLink variant="quiet" href={addressOf(props)} className="mt-3">
      {props.t('home.berater.alle')}
    </ButtonLink>
  </div>
);
