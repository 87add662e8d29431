import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { readAgenturHeute } from '../../../../contract/calls/agentur/statistik.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { usePortal } from '../../shell/portal.tsx';
import { LoadError } from '../../shell/table/state-messages.tsx';
import { mayDo, useAgentur } from '../own.ts';
import { Figures } from './figures.tsx';
import { Todo } from './todo.tsx';
import { Weeks } from './weeks.tsx';

/** Loaded lazily: few agencies are new. */
const FirstSteps = lazy(() => import('./first-steps.tsx'));

/** Open tasks, figures of the month and the chart of twelve weeks; for a new agency the first steps. */
export function Today() {
  const { t, call, data } = useAgentur();
  const agentur = data.own.benutzer.Agenturnummer;
  const answer = useQuery({
    queryKey: ['heute', agentur],
    queryFn: async ({ signal }) => (await call(readAgenturHeute, { params: { agentur } }, { signal })).body,
  });
  if (answer.isPending) return <TodayWaiting />;
  if (!answer.data) return <LoadError error={answer.error} retry={() => void answer.refetch()} />;
  if (answer.data.IstLeer)
    return (
      <Suspense fallback={<Skeleton label={t('portal.wartet')} shapes={['title', 'card']} />}>
        <FirstSteps />
      </Suspense>
    );
  return (
    <>
      <Todo anstehend={answer.data.Anstehend} />
      <Figures monat={answer.data.Monat} vormonat={answer.data.Vormonat} />
      {mayDo(data.own, 'Statistik') && <Weeks />}
    </>
  );
}

/** Placeholder in the size of the tasks, four figures and a chart. */
const TodayWaiting = () => (
  <div role="status" className="flex flex-col gap-6">
    <span className="sr-only">{usePortal().t('portal.wartet')}</span>
    <div aria-hidden="true" className="flex flex-col gap-6">
      <span className="skeleton block h-6 w-40 rounded-control" />
      <span className="skeleton block h-36 rounded-card" />
      <span className="skeleton block h-6 w-40 rounded-control" />
      <span className="skeleton block h-44 rounded-card md:h-24" />
      <span className="skeleton block h-72 rounded-card" />
    </div>
  </div>
);
