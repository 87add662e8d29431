import { StepList } from '../../../ui/step-list.tsx';
import { Section } from '../../shell/section.tsx';
import { mayDo, useAgentur } from '../own.ts';

/** First steps of a new agency; they can be taken now or once the agency is active. */
export default function FirstSteps() {
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
