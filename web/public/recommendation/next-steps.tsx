import type { ShareProps } from '../../features/share/load.ts';
import { StepList } from '../../ui/step-list.tsx';

const STEPS = ['oeffnen', 'bestellen', 'praemie'] as const;

/** What happens once the link is shared. */
export const NextSteps = ({ t }: ShareProps) => (
  <section aria-labelledby="danach" className="border-t border-border pt-8">
    <h2 id="danach" className="mb-5 text-lg">
      {t('teilen.danach')}
    </h2>
    <StepList
      steps={STEPS.map((step) => ({ title: t(`teilen.danach.${step}.titel`), text: t(`teilen.danach.${step}.text`), state: 'later' }))}
    />
  </section>
);
