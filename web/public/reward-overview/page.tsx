import { pageAddress } from '../../../contract/pages/public.ts';
import { shortCent } from '../../../contract/values/cent.ts';
import { type Angebot, type Gruppe, readGruppen, recommendsAgents } from '../../features/praemie/angebote.ts';
import { ConditionsLink } from '../../features/praemie/conditions-link.tsx';
import { bedingungenOf } from '../../features/recommend/bedingungen.ts';
import { Frame } from '../../shell/frame.tsx';
import { type PageContext, page, pageContext } from '../../shell/page.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Container } from '../../ui/container.tsx';
import { EmptyBox } from '../../ui/drawings/empty-box.tsx';
import { End } from '../../ui/end.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';

interface RewardOverviewProps extends PageContext {
  readonly gruppen: readonly Gruppe[];
  readonly isByAgents: boolean;
}

/** All rewards of today: amount, last day and later amounts. */
export const rewardOverview = page<RewardOverviewProps>({
  cache: 'inhalt',
  async load(visit) {
    return { props: { ...pageContext(visit), gruppen: await readGruppen(visit), isByAgents: recommendsAgents(visit) } };
  },
  head: ({ t, mandant }) => ({
    titel: t('uebersicht.titel'),
    beschreibung: t('uebersicht.beschreibung', { programm: mandant.ProgrammName }),
    robots: 'index,follow',
  }),
  View: (props) => <Frame context={props}>{props.gruppen.length > 0 ? <Overview {...props} /> : <Nothing {...props} />}</Frame>,
});

/** Number of categories up to which all are open; with more, each is opened on its own. */
const FEW = 6;

const Overview = (props: RewardOverviewProps) => {
  const { t, gruppen, isByAgents } = props;
  return (
    <Container className="pt-6 pb-16 lg:pt-12 lg:pb-24">
      <Heading level={1} size="section">
        {t('uebersicht.titel')}
      </Heading>
      <p className="mt-4 max-w-measure text-lg text-muted">{t(isByAgents ? 'uebersicht.textAgenten' : 'uebersicht.text')}</p>
      {gruppen.length > FEW ? (
        <Folded {...props} />
      ) : (
        gruppen.map((gruppe) => <Category key={gruppe.name ?? ''} {...props} gruppe={gruppe} />)
      )}
      <p className="mt-10 max-w-measure text-muted">{t('home.bedingung', { praemie: t('uebersicht.diePraemie') })}</p>
      <ConditionsLink {...props} />
    </Container>
  );
};

/** Amounts with their days, of an offer or of all offers that share them. */
const fristOf = ({ locale }: RewardOverviewProps, name: string, { t, zeitraeume }: Angebot): string =>
  bedingungenOf({ t, locale }, name, zeitraeume).join(' ');

type CategoryProps = RewardOverviewProps & { readonly gruppe: Gruppe };

/** Many categories, folded: the name and the highest reward of each. */
const Folded = (props: RewardOverviewProps) => (
  <div className="mt-10 lg:mt-14">
    {props.gruppen.map((gruppe) => (
      <details key={gruppe.name ?? ''} className="group border-b border-border first:border-t">
        <summary className="flex min-h-12 cursor-pointer list-none flex-wrap items-center justify-between gap-4 py-4 transition-colors duration-200 ease-out hover:text-primary">
          <Heading level={2} size="item" className="min-w-0 grow basis-40">
            {gruppe.name ?? props.t('uebersicht.weitere')}
          </Heading>
          <span className="ml-auto flex shrink-0 items-center gap-4">
            <Badge>{props.t('uebersicht.bis', { praemie: shortCent(mostOf(gruppe), props.locale) })}</Badge>
            <Icon
              name="plus"
              className="text-lg text-primary motion-safe:transition-transform motion-safe:duration-200 ease-out group-open:rotate-45"
            />
          </span>
        </summary>
        <div className="pb-6">
          <Offers {...props} gruppe={gruppe} level={3} />
        </div>
      </details>
    ))}
  </div>
);

const mostOf = ({ angebote }: Gruppe): number => Math.max(...angebote.map(({ wertCent }) => wertCent));

/** A category with its name; a single list if the tenant does not sort. */
const Category = (props: CategoryProps) => {
  const { name } = props.gruppe;
  return (
    <section aria-label={name ?? props.t('uebersicht.titel')} className="mt-10 lg:mt-14">
      {name !== null && (
        <Heading level={2} size="item">
          {name}
        </Heading>
      )}
      <Offers {...props} level={name === null ? 2 : 3} />
    </section>
  );
};

/** Offers that belong together; dates that apply to all of them are shown once. */
const Offers = ({ gruppe: { name, angebote }, level, ...props }: CategoryProps & { readonly level: 2 | 3 }) => {
  const [first] = angebote;
  const periods = new Set(
    angebote.map(({ zeitraeume }) => zeitraeume.map(({ Wert, Startdatum, Enddatum }) => `${Wert} ${Startdatum} ${Enddatum}`).join()),
  );
  const shared = name !== null && first && periods.size === 1 ? fristOf(props, name, first) : null;
  return (
    <>
      {shared && <p className="mt-1 max-w-measure text-xs text-muted tabular-nums">{shared}</p>}
      <ul className="mt-4 border-t border-border">
        {angebote.map((angebot) => (
          <Row
            key={angebot.id}
            {...props}
            angebot={angebot}
            frist={shared === null ? fristOf(props, angebot.name, angebot) : null}
            level={level}
          />
        ))}
      </ul>
    </>
  );
};

interface RowProps extends RewardOverviewProps {
  readonly angebot: Angebot;
  /** The dates of this offer; null if they are shown for all. */
  readonly frist: string | null;
  readonly level: 2 | 3;
}

/** Name, amount and last day; in columns on wide screens, so that the amounts are aligned. */
const Row = ({ t, paths, locale, angebot, frist, level }: RowProps) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 border-b border-border py-5 md:grid-cols-[minmax(0,1fr)_7rem_auto] md:gap-x-8">
    <div className="self-start md:self-center">
      <Heading level={level} size="item">
        {angebot.name}
      </Heading>
      {angebot.beschreibung && <p className="mt-1 max-w-measure text-muted">{angebot.beschreibung}</p>}
      {frist && <p className="mt-1 max-w-measure text-xs text-muted tabular-nums">{frist}</p>}
    </div>
    <p className="self-start md:self-center md:text-end">
      <Badge>
        <span className="sr-only">{t('home.produkte.praemie')} </span>
        {shortCent(angebot.wertCent, locale)}
      </Badge>
    </p>
    <ButtonLink
      variant="quiet"
      href={pageAddress(paths, angebot.ziel.page, locale, angebot.ziel.params)}
      className="col-span-2 xs:justify-self-start md:col-span-1"
    >
      <span>
        {t(angebot.ziel.page === 'AgentRecommendations' ? 'uebersicht.auswaehlen' : 'uebersicht.knopf')}
        <span className="sr-only"> {angebot.name}</span>
      </span>
    </ButtonLink>
  </li>
);

const Nothing = ({ t, look, paths, locale }: RewardOverviewProps) => (
  <End title={t('uebersicht.leer.titel')} why={t('uebersicht.leer.text')} picture={look.szenen.ende} drawing={<EmptyBox />}>
    <ButtonLink href={pageAddress(paths, 'Homepage', locale)}>{t('seite.zurStartseite')}</ButtonLink>
    <TextLink href={pageAddress(paths, 'Contact', locale)}>{t('uebersicht.leer.kontakt')}</TextLink>
  </End>
);
