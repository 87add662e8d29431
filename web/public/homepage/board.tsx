import { shortCent } from '../../../contract/values/cent.ts';
import { Card } from '../../ui/card.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { Heading } from '../../ui/heading.tsx';
import { ChooseLink } from './choose-link.tsx';
import type { HomepageProps } from './load.ts';
import { OfferLead } from './offer-lead.tsx';
import { OverviewLink } from './overview-link.tsx';
import type { Gruppe, Tile } from './produkt.ts';
import { Section } from './section.tsx';

/** Products as notices on a board, one column per kind. */
export const Board = (props: HomepageProps) =>
  props.gruppen.length > 0 && (
    <Section labelledBy="aushang">
      <Heading level={2} size="area" id="aushang" className="scroll-mt-6">
        {props.t('home.aushang.titel')}
      </Heading>
      <OfferLead {...props} teil="Aushang" text="home.produkte.text" />
      <Carousel className="mt-1 gap-4 md:mt-8 md:gap-6 md:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
        {props.gruppen.map((gruppe, index) => (
          <li key={gruppe.titel} className="rounded-card border-t-8 border-primary bg-surface-strong p-4 pt-5">
            <Column {...props} gruppe={gruppe} id={`aushang-${index + 1}`} />
          </li>
        ))}
      </Carousel>
      <OverviewLink {...props} />
    </Section>
  );

const Column = ({ gruppe: { titel, produkte }, id, ...props }: HomepageProps & { readonly gruppe: Gruppe; readonly id: string }) => (
  <>
    <div className="flex items-baseline justify-between gap-4">
      <p id={id} className="min-w-0 font-heading text-xl leading-snug font-bold hyphens-long">
        {titel}
      </p>
      <p className="font-numbers text-2xl leading-none font-bold tabular-nums">
        <span aria-hidden="true">{produkte.length}</span>
        <span className="sr-only">{props.t.plural('home.aushang.anzahl', produkte.length)}</span>
      </p>
    </div>
    <ul aria-labelledby={id} className="mt-6 flex flex-col gap-5">
      {produkte.map((produkt) => (
        <li key={produkt.Id}>
          <Notice {...props} produkt={produkt} />
        </li>
      ))}
    </ul>
  </>
);

/** A notice with its pin. */
const Notice = ({ produkt, ...props }: HomepageProps & { readonly produkt: Tile }) => (
  <Card lifts className="px-4 pt-6 pb-4">
    <span
      aria-hidden="true"
      className="absolute -top-2.5 left-1/2 size-5 -translate-x-1/2 rounded-full border-[5px] border-primary bg-accent"
    />
    <Heading level={3} size="item">
      {produkt.Name}
    </Heading>
    <p className="mt-1 text-muted">{produkt.Beschreibung}</p>
    <div className="mt-4 flex items-end justify-between gap-4 border-t border-border pt-3">
      <p className="font-numbers text-2xl leading-none font-bold tabular-nums">
        <span className="sr-only">{props.t('home.produkte.praemie')} </span>
        {shortCent(produkt.Praemie.WertCent, props.locale)}
      </p>
      <ChooseLink context={props} produkt={produkt}>
        {props.t('home.produkte.empfehlen')}
      </ChooseLink>
    </div>
  </Card>
);
