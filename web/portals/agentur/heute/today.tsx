import { useQuery } from '@tanstack/react-query';
import { readAgenturHeute } from '../../../../contract/calls/agentur/statistik.ts';
import { Failed } from '../../shell/table/ends.tsx';
import { mayDo, useAgentur } from '../own.ts';
import { Figures } from './figures.tsx';
import { FirstSteps } from './first-steps.tsx';
import { TodayWaiting } from './today-waiting.tsx';
import { Todo } from './todo.tsx';
import { Weeks } from './weeks.tsx';

/** What waits, the month in figures, and then twelve weeks; on the first day how to begin. */
export function Today() {
  const { call, data } = useAgentur();
  const agentur = data.own.benutzer.Agenturnummer;
  const answer = useQuery({
    queryKey: ['heute', agentur],
    queryFn: async ({ signal }) => (await call(readAgenturHeute, { params: { agentur } }, { signal })).body,
  });
  if (answer.isPending) return <TodayWaiting />;
  if (!answer.data) return <Failed error={answer.error} retry={() => void answer.refetch()} />;
  if (answer.data.IstLeer) return <FirstSteps />;
  return (
    <>
      <Todo anstehend={answer.data.Anstehend} />
      <Figures monat={answer.data.Monat} vormonat={answer.data.Vormonat} />
      {mayDo(data.own, 'Statistik') && <Weeks />}
    </>
  );
}
