import { shortCent } from '../../../contract/values/cent.ts';
import { priceTerms } from '../../features/catalogue/price-terms.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Heading } from '../../ui/heading.tsx';
import { ChooseLink } from './choose-link.tsx';
import type { HomepageProps } from './load.ts';
import { OfferLead } from './offer-lead.tsx';
import { Section } from './section.tsx';
import type { FastProdukt } from './tempo.ts';

/** The fastest products with their speed in large type; the first one is twice as large. */
export const SpeedTiles = (props: HomepageProps) =>
  props.schnellste.length > 0 && (
    <Section labelledBy="tempo" variant="loud">
      <Heading level={2} size="section" id="tempo" className="scroll-mt-6">
        {props.t('home.tempo.titel')}
      </Heading>
      <OfferLead {...props} text="home.tempo.text" isProminent />
      <ul className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3 text-text md:grid-cols-2 md:gap-6 lg:grid-cols-4">
        {props.schnellste.map((produkt, index) => (
          <li key={produkt.Id} className={`grid ${index === 0 ? 'col-span-full lg:col-span-2 lg:row-span-2' : ''}`}>
            <Tile {...props} produkt={produkt} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </Section>
  );

type TileProps = HomepageProps & { readonly produkt: FastProdukt; readonly isFirst: boolean };

/** Styles of the first tile and of the others. */
const LARGE = {
  card: 'p-5 md:p-6 lg:p-8',
  gauge: 'absolute top-5 right-5 w-32 md:w-52 lg:static lg:w-full lg:max-w-80',
  marke: 'lg:absolute lg:top-8 lg:right-8',
  tempo: 'mt-3 lg:mt-auto lg:pt-8',
  zahl: 'text-3xl lg:text-[length:var(--look-text-hero)]',
} as const;
const SMALL = { card: 'p-4 md:p-6', gauge: 'w-12 md:w-20', marke: 'text-end', tempo: 'mt-4', zahl: 'text-2xl lg:text-3xl' } as const;

const Tile = ({ produkt, isFirst, ...props }: TileProps) => {
  const { t, locale } = props;
  const { tempo, preisCent, terms, anteil, marke } = produkt;
  const tileClass = isFirst ? LARGE : SMALL;
  return (
    <Card lifts className={`flex flex-col ${tileClass.card}`}>
      <div className="flex items-start justify-between gap-2">
        <Gauge anteil={anteil} className={tileClass.gauge} />
        {marke && <p className={`text-xs leading-tight font-semibold text-primary ${tileClass.marke}`}>{t(`home.tempo.${marke}`)}</p>}
      </div>
      <p className={`flex flex-col gap-1 font-heading leading-none font-bold ${tileClass.tempo}`}>
        <span className="font-body text-xs font-normal text-muted">{tempo.vor}</span>
        <span className={`tabular-nums ${tileClass.zahl}`}>{tempo.zahl}</span>
        <span>{tempo.einheit}</span>
      </p>
      <Heading level={3} size="item" className="mt-4">
        {produkt.Name}
      </Heading>
      {preisCent !== null && (
        <p className="mb-4 text-xs text-muted tabular-nums">
          {terms.Preisaufteilung ?? t('home.tempo.preis', { preis: shortCent(preisCent, locale) })}
          <span className="block">{priceTerms(t, terms, locale)}</span>
        </p>
      )}
      <div className={`flex flex-wrap items-center justify-between gap-2 ${isFirst ? '' : 'mt-auto'}`}>
        <Badge>
          <span className="sr-only">{t('home.produkte.praemie')} </span>
          {shortCent(produkt.Praemie.WertCent, locale)}
        </Badge>
        <ChooseLink context={props} produkt={produkt} />
      </div>
    </Card>
  );
};

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
