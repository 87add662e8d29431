import { useQuery } from '@tanstack/react-query';
import { SELLER } from '../../../../contract/portals/seller.ts';
import { formatMonth } from '../../../../contract/values/days.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { areaAddress } from '../../shell/app/areas.ts';
import { amount, format } from '../../shell/format.ts';
import { Section } from '../../shell/section.tsx';
import { LoadError } from '../../shell/table/state-messages.tsx';
import { useSeller } from '../own.ts';
import { type SellerUebersicht, uebersichtQuery } from './load.ts';

/** Id of the figures, to which the start of the screen links on phones. */
export const FIGURES_ID = 'zahlen';

const FIGURES = { Geoeffnet: 'count', Bestellt: 'count', Freigegeben: 'count', ProvisionCent: 'cent' } as const;

/** Amounts that are not paid yet, with the status of their commissions as a filter. */
const AMOUNTS = { Vorgemerkt: 'Vorgemerkt', Offen: 'Gebucht' } as const;

/** This month and the previous one, and the commission that is coming. */
export function Figures() {
  const portal = useSeller();
  const { t } = portal;
  const answer = useQuery(uebersichtQuery(portal));
  return (
    <div id={FIGURES_ID} className="scroll-mt-18">
      {answer.data ? (
        <Section
          title={t('seller.zahlen')}
          text={t('seller.zahlen.laeuft', { monat: formatMonth(answer.data.DieserMonat.Monat, portal.locale) })}
        >
          <Months uebersicht={answer.data} />
          <p className="text-xs text-muted">{t('seller.zahlen.hinweis')}</p>
          <Coming uebersicht={answer.data} />
        </Section>
      ) : answer.isPending ? (
        <Skeleton label={t('portal.wartet')} shapes={['title', 'short', 'card', 'card']} />
      ) : (
        <LoadError error={answer.error} retry={() => void answer.refetch()} />
      )}
    </div>
  );
}

/** Each figure of this month above that of the previous one. */
function Months({ uebersicht: { DieserMonat, VorigerMonat } }: { uebersicht: SellerUebersicht }) {
  const { t, locale } = useSeller();
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
      {(Object.keys(FIGURES) as (keyof typeof FIGURES)[]).map((name) => (
        <div key={name} className="flex flex-col rounded-card border border-border bg-surface px-4 py-3">
          <dt className="text-xs font-medium text-muted">{t(`seller.zahl.${name}`)}</dt>
          <dd className="font-numbers text-2xl font-semibold tabular-nums">{format(FIGURES[name], DieserMonat[name], locale)}</dd>
          <dd className="text-xs text-muted tabular-nums">
            {t('seller.zahlen.davor', {
              monat: formatMonth(VorigerMonat.Monat, locale),
              zahl: format(FIGURES[name], VorigerMonat[name], locale),
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Coming({ uebersicht }: { uebersicht: SellerUebersicht }) {
  const { t, locale, data } = useSeller();
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
      {(['Vorgemerkt', 'Offen'] as const).map((name) => (
        <li key={name}>
          <a
            href={areaAddress(SELLER, data, 'provisionen', { status: AMOUNTS[name] })}
            className="flex h-full flex-col rounded-card border border-border bg-surface px-4 py-3 no-underline transition-colors duration-150 ease-out hover:border-muted"
          >
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-medium">{t(`seller.${name}`)}</span>
              <span className="font-numbers text-lg font-semibold tabular-nums">{amount(uebersicht[`${name}Cent`], locale)}</span>
            </span>
            <span className="text-xs text-muted">{t(`seller.${name}.text`)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
