import { shortCent } from '../../../contract/values/cent.ts';
import { priceTerms } from '../../features/catalogue/price-terms.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { Heading } from '../../ui/heading.tsx';
import { ChooseLink } from './choose-link.tsx';
import type { HomepageProps } from './load.ts';
import { OfferLead } from './offer-lead.tsx';
import { Section } from './section.tsx';
import type { BestProdukt, FastProdukt } from './tempo.ts';

/** The product with the highest reward, twice as large, then the fastest products with their speed in large type. */
export const SpeedTiles = (props: HomepageProps) =>
  props.schnellste.length > 0 && (
    <Section labelledBy="tempo" variant="loud">
      <Heading level={2} size="area" id="tempo" className="scroll-mt-6">
        {props.t('home.tempo.titel')}
      </Heading>
      <OfferLead {...props} teil="Tempo" text="home.tempo.text" isProminent />
      <Carousel isNarrow className="mt-1 gap-3 text-text md:mt-8 md:grid-cols-2 md:gap-6 lg:grid-cols-4">
        {props.best && (
          <li className={FIRST}>
            <BestTile {...props} best={props.best} />
          </li>
        )}
        {props.schnellste.map((produkt, index) => (
          <li key={produkt.Id} className={isFirst(props, index) ? FIRST : 'grid'}>
            <SpeedTile {...props} produkt={produkt} isFirst={isFirst(props, index)} />
          </li>
        ))}
      </Carousel>
    </Section>
  );

const FIRST = 'grid md:col-span-full lg:col-span-2 lg:row-span-2';
const isFirst = ({ best }: HomepageProps, index: number): boolean => best === null && index === 0;

/** Styles of the first tile and of the others, outside of phones. */
const LARGE = {
  card: 'md:p-6 lg:p-8',
  gauge: 'w-14 md:absolute md:top-5 md:right-5 md:w-52 lg:static lg:w-full lg:max-w-80',
  marke: 'max-md:text-end lg:absolute lg:top-8 lg:right-8',
  tempo: 'mt-3 lg:mt-auto lg:pt-8',
  zahl: 'text-2xl md:text-3xl lg:text-[length:var(--look-text-hero)]',
} as const;
const SMALL = {
  card: 'md:p-6',
  gauge: 'w-14 md:w-20',
  marke: 'text-end',
  tempo: 'mt-3 md:mt-4',
  zahl: 'text-2xl lg:text-3xl',
} as const;

type BestProps = HomepageProps & { readonly best: BestProdukt };

/** Tile with the reward in large type. */
const BestTile = ({ best, ...props }: BestProps) => (
  <Card lifts className={`flex flex-col p-4 ${LARGE.card}`}>
    <div className="flex items-start justify-between gap-2">
      <Signal className={LARGE.gauge} />
      <p className={`text-xs leading-tight font-semibold text-primary ${LARGE.marke}`}>{props.t('home.tempo.hoechste')}</p>
    </div>
    <p className={`font-numbers leading-none font-bold text-primary tabular-nums ${LARGE.tempo} ${LARGE.zahl}`}>
      <span className="sr-only">{props.t('home.produkte.praemie')} </span>
      {shortCent(best.Praemie.WertCent, props.locale)}
    </p>
    <Heading level={3} size="item" className="mt-3">
      {best.Name}
    </Heading>
    <p className="text-xs text-muted md:text-base">{best.Beschreibung}</p>
    <Price {...props} produkt={best} />
    <div className="flex justify-end max-lg:mt-auto">
      <ChooseLink context={props} produkt={best}>
        {props.t('home.produkte.empfehlen')}
      </ChooseLink>
    </div>
  </Card>
);

type SpeedProps = HomepageProps & { readonly produkt: FastProdukt; readonly isFirst: boolean };

const SpeedTile = ({ produkt, isFirst, ...props }: SpeedProps) => {
  const { t, locale } = props;
  const { tempo, anteil, marke } = produkt;
  const tileClass = isFirst ? LARGE : SMALL;
  return (
    <Card lifts className={`flex flex-col p-4 ${tileClass.card}`}>
      <div className="flex items-start justify-between gap-2">
        <Gauge anteil={anteil} className={tileClass.gauge} />
        {marke && <p className={`text-xs leading-tight font-semibold text-primary ${tileClass.marke}`}>{t(`home.tempo.${marke}`)}</p>}
      </div>
      <p
        className={`flex flex-wrap items-baseline gap-x-1 font-heading leading-none font-bold md:flex-col md:items-start ${tileClass.tempo}`}
      >
        <span className="basis-full font-body md:basis-auto text-xs font-normal text-muted">{tempo.vor}</span>
        <span className={`tabular-nums ${tileClass.zahl}`}>{tempo.zahl}</span>
        <span>{tempo.einheit}</span>
      </p>
      <Heading level={3} size="item" className="mt-3 md:mt-4">
        {produkt.Name}
      </Heading>
      <Price {...props} produkt={produkt} />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2">
        <Badge>
          <span className="sr-only">{t('home.produkte.praemie')} </span>
          {shortCent(produkt.Praemie.WertCent, locale)}
        </Badge>
        <ChooseLink context={props} produkt={produkt} />
      </div>
    </Card>
  );
};

const Price = ({
  t,
  locale,
  produkt,
}: Pick<HomepageProps, 't' | 'locale'> & { readonly produkt: Pick<FastProdukt, 'preisCent' | 'terms'> }) =>
  produkt.preisCent === null ? null : (
    <p className="mb-3 text-xs text-muted tabular-nums md:mb-4">
      {produkt.terms.Preisaufteilung ?? t('home.tempo.preis', { preis: shortCent(produkt.preisCent, locale) })}
      <span className="block">{priceTerms(t, produkt.terms, locale)}</span>
    </p>
  );

/** Arcs of a signal, in place of a gauge. */
const Signal = ({ className }: { className: string }) => (
  <svg aria-hidden="true" viewBox="0 0 100 62" fill="none" className={`block h-auto ${className}`}>
    <g strokeWidth="7" strokeLinecap="round" className="stroke-accent">
      <path d="M10 54a40 40 0 0 1 80 0" />
      <path d="M26 54a24 24 0 0 1 48 0" className="stroke-primary" />
    </g>
    <circle cx="50" cy="52" r="7" className="fill-accent" />
  </svg>
);

/** Degrees from the left end of the scale to the right one. */
const SWEEP = 180;

/** Gauge for a value from 0 to 1. Hidden from screen readers, because the number is next to it. */
const Gauge = ({ anteil, className }: { anteil: number; className: string }) => (
  <svg aria-hidden="true" viewBox="0 0 100 62" fill="none" className={`block h-auto ${className}`}>
    <g strokeWidth="9" strokeLinecap="round">
      <path d="M10 54a40 40 0 0 1 80 0" className="stroke-surface-strong" />
      <path d="M10 54a40 40 0 0 1 80 0" pathLength="100" strokeDasharray={`${Math.round(anteil * 100)} 200`} className="stroke-accent" />
    </g>
    <path d="M50 50.5 22 54l28 3.5a3.5 3.5 0 0 0 0-7z" transform={`rotate(${Math.round(anteil * SWEEP)} 50 54)`} className="fill-primary" />
  </svg>
);
