import { pageAddress } from '../../../contract/pages/public.ts';
import { shortCent } from '../../../contract/values/cent.ts';
import { CategoryLink, CHIP } from '../../features/catalogue/category-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AgentsSection } from './agents.tsx';
import { ChooseLink } from './choose-link.tsx';
import type { HomepageProps } from './load.ts';
import { OfferLead } from './offer-lead.tsx';
import { OverviewLink } from './overview-link.tsx';
import { Section } from './section.tsx';

/** Tiles shown before the visitor asks for the rest. */
const FIRST = 12;
/** Tiles shown if a catalogue has the rest. */
const FIRST_OF_CATALOGUE = 8;
/** Up to this number tiles stand in rows of three. */
const FEW = 6;

/** Products with a reward: all of them, or the first ones if a catalogue has the rest. */
export const Produkte = (home: HomepageProps) => {
  if (home.agents) return home.teile.includes('Menschen') ? null : <AgentsSection {...home} agents={home.agents} />;
  if (!home.visibleParts.produkte) return null;
  const props = { ...home, columns: home.produkte.length > FEW ? 'lg:grid-cols-4' : 'lg:grid-cols-3' };
  return (
    <Section labelledBy="produkte">
      <Heading level={2} size="area" id="produkte" className="scroll-mt-6">
        {props.produkteTitle}
      </Heading>
      {props.produkte.length > 0 ? (
        <OfferLead {...props} teil="Produkte" text="home.produkte.text" />
      ) : (
        <p className="mt-4 max-w-measure text-muted">{props.t('home.produkte.leer')}</p>
      )}
      <Kategorien {...props} />
      <Tiles {...props} produkte={props.produkte.slice(0, props.kategorien.length > 0 ? FIRST_OF_CATALOGUE : FIRST)} />
      {props.kategorien.length > 0 ? <FullCatalogueLink {...home} /> : <Rest {...props} produkte={props.produkte.slice(FIRST)} />}
      <OverviewLink {...home} />
    </Section>
  );
};

/** Links into the catalogue: its top-level categories if there is room, and all categories. Hidden on phones if the link below the tiles leads there too. */
const Kategorien = (props: HomepageProps) =>
  props.kategorien.length > 0 && (
    <nav aria-label={props.t('katalog.kategorien')} className={`mt-6 ${hasFullCatalogueLink(props) ? 'max-md:hidden' : ''}`}>
      <ul className="flex flex-wrap gap-2">
        {props.kategorien.map((kategorie) => (
          <li key={kategorie.Slug} className="hidden md:block">
            <CategoryLink context={props} kategorie={kategorie} className={CHIP} />
          </li>
        ))}
        <li>
          <a
            href={pageAddress(props.paths, 'Produktkategorien', props.locale)}
            className="inline-flex min-h-11 items-center gap-1 font-semibold text-primary no-underline underline-offset-4 hover:underline md:px-3"
          >
            {props.t('katalog.mehrWahl')}
            <Icon name="arrow" />
          </a>
        </li>
      </ul>
    </nav>
  );

const hasFullCatalogueLink = ({ produkte }: Pick<HomepageProps, 'produkte'>): boolean => produkte.length > FIRST_OF_CATALOGUE;

/** Link to the catalogue if there are too many products for one page. */
const FullCatalogueLink = ({ t, paths, locale, produkte }: HomepageProps) =>
  hasFullCatalogueLink({ produkte }) && (
    <div className="mt-4 md:mt-8">
      <ButtonLink href={pageAddress(paths, 'Produktkategorien', locale)} variant="quiet">
        {t('katalog.ansehen', { anzahl: produkte.length })}
      </ButtonLink>
    </div>
  );

type TilesProps = HomepageProps & { columns: string };

const Rest = (props: TilesProps) =>
  props.produkte.length > 0 && (
    <details className="group mt-8">
      <summary className="inline-flex min-h-12 cursor-pointer list-none items-center gap-2 rounded-control border border-border px-6 py-3 font-semibold text-primary transition-colors duration-200 hover:bg-surface">
        {props.t('home.produkte.mehr', { anzahl: props.produkte.length })}
        <Icon name="plus" className="motion-safe:transition-transform motion-safe:duration-200 group-open:rotate-45" />
      </summary>
      <Tiles {...props} />
    </details>
  );

const Tiles = (props: TilesProps) =>
  props.produkte.length > 0 && (
    <Carousel isNarrow className={`mt-1 gap-3 md:mt-8 md:grid-cols-2 md:gap-6 ${props.columns}`}>
      {props.produkte.map((produkt) => (
        <li key={produkt.Id} className="grid grid-cols-1">
          <Tile produkt={produkt} {...props} />
        </li>
      ))}
    </Carousel>
  );

const Tile = ({ produkt, ...props }: HomepageProps & { produkt: HomepageProps['produkte'][number] }) => (
  <Card lifts className="flex h-full flex-col gap-1 p-4 md:gap-2 md:p-6">
    <Heading level={3} size="item" className="max-md:text-base">
      {produkt.Name}
    </Heading>
    <p className="text-muted max-md:text-xs">{produkt.Beschreibung}</p>
    <div className="mt-auto flex items-center justify-between gap-2 pt-1 md:contents">
      <Badge className="self-start md:order-first md:mb-2">
        <span className="sr-only">{props.t('home.produkte.praemie')} </span>
        {shortCent(produkt.Praemie.WertCent, props.locale)}
      </Badge>
      <ChooseLink context={props} produkt={produkt} className="md:mt-auto md:pt-3">
        <span className="sr-only md:not-sr-only">{props.t('home.produkte.empfehlen')}</span>
      </ChooseLink>
    </div>
  </Card>
);
