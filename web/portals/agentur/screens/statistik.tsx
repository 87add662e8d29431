import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { STATISTIK_GRUPPEN } from '../../../../contract/calls/agentur/statistik.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Screen } from '../../shell/app/locate.ts';
import { ExportButton } from '../../shell/export/export-button.tsx';
import { Page } from '../../shell/page.tsx';
import { LoadError } from '../../shell/table/state-messages.tsx';
import { mayDo, useAgentur } from '../own.ts';
import { StatistikControls } from '../statistik/controls.tsx';
import { Funnel } from '../statistik/funnel-part.tsx';
import { Groups } from '../statistik/groups.tsx';
import { statistikQuery } from '../statistik/load.ts';
import { readFilter, type StatistikFilter, writeFilter } from '../statistik/time.ts';

/** Figures from the invitation to the payment for a period, compared with the previous period. */
function Statistik() {
  const portal = useAgentur();
  const { t, data, today } = portal;
  const [query, setQuery] = useSearchParams();
  const gruppen = STATISTIK_GRUPPEN.filter((gruppe) => gruppe !== 'mitarbeiter' || data.own.mandant.statistikJeMitarbeiter);
  const filter = readFilter(query, today(), gruppen);
  const change = (changed: Partial<StatistikFilter>) =>
    setQuery((before) => writeFilter({ ...filter, ...changed }, today(), before), { replace: true, preventScrollReset: true });
  const answer = useQuery({ ...statistikQuery(portal, filter), placeholderData: keepPreviousData });
  return (
    <Page
      title="agentur.bereich.statistik"
      actions={
        mayDo(data.own, 'Export') && (
          <ExportButton
            rows={{
              name: 'statistik',
              title: t('agentur.bereich.statistik'),
              query: { von: filter.von, bis: filter.bis, gruppe: filter.gruppe },
              anzahl: answer.isPlaceholderData ? undefined : answer.data?.Zeilen.length,
            }}
          />
        )
      }
    >
      <StatistikControls filter={filter} gruppen={gruppen} change={change} />
      {answer.data && !answer.isError ? (
        <div aria-busy={answer.isPlaceholderData} className="flex flex-col gap-6 transition-opacity duration-150 aria-busy:opacity-60">
          <Funnel statistik={answer.data} />
          <Groups statistik={answer.data} filter={filter} change={change} />
        </div>
      ) : answer.isPending ? (
        <Skeleton label={t('portal.wartet')} shapes={['title', 'row', 'row', 'row', 'row', 'row', 'row', 'row', 'title', 'card']} />
      ) : (
        <LoadError error={answer.error} retry={() => void answer.refetch()} />
      )}
    </Page>
  );
}

export default { title: (t) => t('agentur.bereich.statistik'), View: Statistik } satisfies Screen;
