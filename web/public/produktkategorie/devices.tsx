import { pageAddress } from '../../../contract/pages/public.ts';
import { Card } from '../../ui/card.tsx';
import { Device } from '../../ui/drawings/device.tsx';
import { Heading } from '../../ui/heading.tsx';
import { FussnoteMark, Mark, Praemie, RecommendAction } from './card-parts.tsx';
import type { GeraetCard } from './geraet.ts';
import type { Geraete, KategorieProps } from './load.ts';
import type { TarifCard } from './tarif.ts';

/** Id of the devices on the page; choosing another tariff leads back to them. */
const PLACE = 'geraete';

type Props = KategorieProps & { readonly geraete: Geraete };

/** Cards in 4 columns at large widths, 2 at medium, 1 at small. */
export const COLUMNS = 'grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-6 lg:grid-cols-4 lg:gap-4';

/** Devices of a category with the chosen tariff, and links to the other tariffs. */
export const Devices = (props: Props) => (
  <>
    <TarifChoice {...props} />
    <section aria-labelledby={PLACE} className="mt-12">
      <div className="flex items-center gap-1">
        <Heading level={2} size="item" id={PLACE} className="scroll-mt-6">
          {props.t('katalog.geraete', { tarif: props.geraete.gewaehlt.Name })}
        </Heading>
        <FussnoteMark context={props} nummer={props.geraete.gewaehlt.fussnote} />
      </div>
      <ul className={`mt-4 ${COLUMNS}`}>
        {props.geraete.cards.map((geraet) => (
          <li key={geraet.Id} className="grid grid-cols-1">
            <GeraetItem {...props} geraet={geraet} />
          </li>
        ))}
      </ul>
    </section>
  </>
);

const TarifChoice = (props: Props) => (
  <nav aria-labelledby="tarif" className="mt-8">
    <Heading level={2} size="item" id="tarif">
      {props.t('katalog.tarif.titel')}
    </Heading>
    <ul className="mt-4 grid grid-cols-1 gap-3 md:grid-cols-2">
      {props.geraete.tarife.map((tarif) => (
        <li key={tarif.Id} className="grid grid-cols-1">
          <TarifLink {...props} tarif={tarif} />
        </li>
      ))}
    </ul>
  </nav>
);

const TarifLink = ({ t, paths, locale, kategorie, geraete, tarif }: Props & { readonly tarif: TarifCard }) => {
  const isHere = tarif.Id === geraete.gewaehlt.Id;
  const address = pageAddress(paths, 'Produktkategorie', locale, { slug: kategorie.Slug, tarifId: String(tarif.Id) });
  return (
    <a
      href={`${address}#${PLACE}`}
      rel="nofollow"
      aria-current={isHere ? 'true' : undefined}
      className={`flex min-h-16 items-center gap-4 rounded-control border-2 bg-surface px-4 py-3 no-underline transition-colors duration-200 ${isHere ? 'border-primary' : 'border-border hover:border-primary'}`}
    >
      <span
        aria-hidden="true"
        className={`size-5 shrink-0 rounded-pill border-2 bg-surface ${isHere ? 'border-[6px] border-primary' : 'border-muted'}`}
      />
      <span className="min-w-0">
        <span className="block font-semibold">{tarif.Name}</span>
        <span className="block text-xs text-muted tabular-nums">
          {tarif.Preisaufteilung ?? t('katalog.tarif.preis', { preis: tarif.monatlich })}, {tarif.terms}
        </span>
      </span>
    </a>
  );
};

type ItemProps = Props & { readonly geraet: GeraetCard };

const GeraetItem = (props: ItemProps) => {
  const { t, geraet } = props;
  return (
    <Card className="flex h-full min-w-0 flex-col p-5">
      <div className="flex flex-wrap items-center gap-2">
        <Praemie context={props} praemie={geraet.praemie} />
        {geraet.Klasse && <Mark>{t('katalog.klasse', { klasse: geraet.Klasse })}</Mark>}
      </div>
      <Device form={geraet.GeraeteTyp} nummer={geraet.HandyId} className="mx-auto my-4 h-36 w-auto max-w-full" />
      <p className="text-xs text-muted">{geraet.Hersteller}</p>
      <Heading level={3} size="item">
        {geraet.HandyAnzeigeName}
      </Heading>
      <p className="mt-1 text-xs text-muted">{geraet.HandyBeschreibung}</p>
      <GeraetPrice {...props} />
    </Card>
  );
};

/** Prices are at the bottom of the cards, so that those of a row can be compared. */
const GeraetPrice = (props: ItemProps) => {
  const { t, geraet, geraete } = props;
  return (
    <div className="mt-auto pt-3">
      {geraet.statt && (
        <p className="text-xs">
          <span className="font-semibold">{t('katalog.geraet.aktion')}</span>{' '}
          <span className="whitespace-nowrap text-muted">
            {t('katalog.geraet.statt')} <s className="tabular-nums">{geraet.statt}</s>
          </span>
        </p>
      )}
      <p>
        <span className="font-numbers text-2xl leading-none font-bold whitespace-nowrap tabular-nums">{geraet.preis}</span>{' '}
        <span className="text-muted">{t('katalog.geraet.einmalig')}</span>
      </p>
      <p className="mt-1 text-xs text-muted tabular-nums">
        {t('katalog.geraet.tarif', { tarif: geraete.gewaehlt.Name, preis: geraete.gewaehlt.monatlich })}, {geraete.gewaehlt.terms}
      </p>
      {geraet.praemie && (
        <div className="pt-4">
          <RecommendAction context={props} produktId={geraet.TarifId} name={`${geraet.HandyAnzeigeName}, ${geraete.gewaehlt.Name}`} />
        </div>
      )}
    </div>
  );
};
