import type { Tap } from '../../features/recommend/tap.ts';
import type { PageContext } from '../../shell/page.ts';
import { Card } from '../../ui/card.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FussnoteMark, Mark, Praemie, RecommendAction } from './card-parts.tsx';
import type { TarifCard } from './tarif.ts';

interface TarifProps {
  readonly context: PageContext & { readonly tap: Tap | null };
  readonly tarif: TarifCard;
}

/** A tariff: what it is, what it costs, and the reward for recommending it. */
export const Tarif = ({ context, context: { t }, tarif }: TarifProps) => (
  <Card className={`flex h-full min-w-0 flex-col p-5 ${tarif.isVorauswahl ? 'outline-2 outline-primary' : ''}`}>
    {tarif.isVorauswahl && (
      <p className="absolute -top-3 start-5 rounded-pill bg-primary px-3 text-xs font-semibold text-on-primary">
        {t('katalog.vorauswahl')}
      </p>
    )}
    <div className="flex flex-wrap items-center gap-2">
      <Praemie context={context} praemie={tarif.praemie} />
      {tarif.Klasse && <Mark>{t('katalog.klasse', { klasse: tarif.Klasse })}</Mark>}
      {tarif.isYoung && <Mark>{t('katalog.unter28')}</Mark>}
    </div>
    <Heading level={2} size="item" className="mt-3">
      {tarif.Name}
    </Heading>
    {tarif.AnzeigeName && <p className="text-xs text-muted">{tarif.AnzeigeName}</p>}
    <Price context={context} tarif={tarif} />
    <Aktion context={context} tarif={tarif} />
    <div className="mt-auto pt-4">
      <Details context={context} tarif={tarif} />
      {tarif.praemie && <RecommendAction context={context} produktId={tarif.Id} name={tarif.Name} isFirst={tarif.isVorauswahl} />}
    </div>
  </Card>
);

const Price = ({ context, context: { t }, tarif }: TarifProps) => (
  <>
    <p className="mt-4">
      <span className="font-numbers text-2xl leading-none font-bold whitespace-nowrap tabular-nums">{tarif.monatlich}</span>{' '}
      <span className="whitespace-nowrap text-muted">
        {t('katalog.imMonat')}
        <FussnoteMark context={context} nummer={tarif.fussnote} />
      </span>
    </p>
    <p className="mt-1 text-xs text-muted tabular-nums">{tarif.terms}</p>
  </>
);

const Aktion = ({ context: { t }, tarif: { aktion, Preisaufteilung } }: TarifProps) =>
  (aktion || Preisaufteilung) && (
    <div className="mt-4 rounded-control bg-surface-strong px-4 py-3 text-xs">
      {aktion && <p className="font-semibold">{t('katalog.rabatt', { aktion: aktion.Aktionsname, rabatt: aktion.rabatt })}</p>}
      {Preisaufteilung && <p className="tabular-nums">{Preisaufteilung}</p>}
    </div>
  );

const Details = ({ context: { t }, tarif: { Name, details } }: TarifProps) =>
  details.length > 0 && (
    <details className="group mb-3">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 text-xs font-semibold text-primary">
        <span>
          {t('katalog.details')}
          <span className="sr-only"> {Name}</span>
        </span>
        <Icon name="plus" className="motion-safe:transition-transform motion-safe:duration-200 group-open:rotate-45" />
      </summary>
      <ul className="flex flex-col gap-2 pb-3 text-xs">
        {details.map((line) => (
          <li key={line} className="flex gap-2">
            <Icon name="check" className="text-success" />
            {line}
          </li>
        ))}
      </ul>
    </details>
  );
