import { StepList } from '../../../../ui/step-list.tsx';
import { Section } from '../../../shell/section.tsx';
import { useAgentur } from '../own.ts';

/** The first day: how an agency begins. */
export function FirstSteps() {
  const { t } = useAgentur();
  const step = (name: 'einladen' | 'empfehlen' | 'freigeben', state: 'now' | 'later') => ({
    title: t(`agentur.heute.start.${name}`),
    text: t(`agentur.heute.start.${name}.text`),
    state,
  });
  return (
    <Section title={t('agentur.heute.start.titel')} text={t('agentur.heute.start.text')}>
      <div className="max-w-flow rounded-card border border-border bg-surface p-5">
        <StepList steps={[step('einladen', 'now'), step('empfehlen', 'later'), step('freigeben', 'later')]} />
      </div>
    </Section>
  );
}
