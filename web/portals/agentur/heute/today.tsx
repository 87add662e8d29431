import { useQuery } from '@tanstack/react-query';
import { readAgenturHeute } from '../../../../contract/calls/agentur/statistik.ts';
import { StepList } from '../../../ui/step-list.tsx';
import { usePortal } from '../../shell/portal.tsx';
import { Section } from '../../shell/section.tsx';
import { LoadError } from '../../shell/table/state-messages.tsx';
import { mayDo, useAgentur } from '../own.ts';
import { Figures } from './figures.tsx';
import { Todo } from './todo.tsx';
import { Weeks } from './weeks.tsx';

/** Open tasks, figures of the month and the chart of twelve weeks; for a new agency the first steps. */
export function Today() {
  const { call, data } = useAgentur();
  const agentur = data.own.benutzer.Agenturnummer;
  const answer = useQuery({
    queryKey: ['heute', agentur],
    queryFn: async ({ signal }) => (await call(readAgenturHeute, { params: { agentur } }, { signal })).body,
  });
  if (answer.isPending) return <TodayWaiting />;
  if (!answer.data) return <LoadError error={answer.error} retry={() => void answer.refetch()} />;
  if (answer.data.IstLeer) return <FirstSteps />;
  return (
    <>
      <Todo anstehend={answer.data.Anstehend} />
      <Figures monat={answer.data.Monat} vormonat={answer.data.Vormonat} />
      {mayDo(data.own, 'Statistik') && <Weeks />}
    </>
  );
}

/** First steps of a new agency; they can be taken now or once the agency is active. */
function FirstSteps() {
  const { t, data } = useAgentur();
  const mayBegin = mayDo(data.own, 'Einladung');
  const step = (name: 'einladen' | 'empfehlen' | 'freigeben', state: 'now' | 'later') => ({
    title: t(`agentur.heute.start.${name}`),
    text: t(`agentur.heute.start.${name}.text`),
    state,
  });
  return (
    <Section title={t('agentur.heute.start.titel')} text={t(mayBegin ? 'agentur.heute.start.text' : 'agentur.heute.start.spaeter')}>
      <div className="max-w-flow rounded-card border border-border bg-surface p-5">
        <StepList steps={[step('einladen', mayBegin ? 'now' : 'later'), step('empfehlen', 'later'), step('freigeben', 'later')]} />
      </div>
    </Section>
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
