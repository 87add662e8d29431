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

const ROWS = { Geoeffnet: 'count', Bestellt: 'count', Freigegeben: 'count', ProvisionCent: 'cent' } as const;

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
        <Section title={t('seller.zahlen')}>
          <Months uebersicht={answer.data} />
          <p className="text-xs text-muted">{t('seller.zahlen.hinweis')}</p>
          <Coming uebersicht={answer.data} />
        </Section>
      ) : answer.isPending ? (
        <Skeleton label={t('portal.wartet')} shapes={['title', 'row', 'row', 'row', 'row', 'row']} />
      ) : (
        <LoadError error={answer.error} retry={() => void answer.refetch()} />
      )}
    </div>
  );
}

const CELL = 'pl-2 py-2 text-right font-numbers tabular-nums last:pr-4';

function Months({ uebersicht: { DieserMonat, VorigerMonat } }: { uebersicht: SellerUebersicht }) {
  const { t, locale } = useSeller();
  return (
    <div className="rounded-card border border-border bg-surface">
      <table className="w-full">
        <thead>
          <tr className="align-top text-xs">
            <td />
            <th scope="col" className={`${CELL} font-semibold`}>
              {formatMonth(DieserMonat.Monat, locale)}
              <span className="block font-normal text-muted">{t('seller.zahlen.laeuft')}</span>
            </th>
            <th scope="col" className={`${CELL} font-semibold`}>
              {formatMonth(VorigerMonat.Monat, locale)}
            </th>
          </tr>
        </thead>
        <tbody>
          {(Object.keys(ROWS) as (keyof typeof ROWS)[]).map((name) => (
            <tr key={name} className="border-t border-border">
              <th scope="row" className="py-2 pl-4 text-left text-xs font-normal text-muted">
                {t(`seller.zahl.${name}`)}
              </th>
              <td className={`${CELL} font-semibold`}>{format(ROWS[name], DieserMonat[name], locale)}</td>
              <td className={CELL}>{format(ROWS[name], VorigerMonat[name], locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
