import type { ShareProps } from '../../features/share/load.ts';
import { StepList } from '../../ui/step-list.tsx';

const STEPS = ['oeffnen', 'bestellen', 'praemie'] as const;

/** What happens once the link is shared; the last step only while there is a reward. */
export const NextSteps = ({ t, share: { wertCent } }: ShareProps) => (
  <section aria-labelledby="danach" className="border-t border-border pt-8">
    <h2 id="danach" className="mb-5 text-lg">
      {t('teilen.danach')}
    </h2>
    <StepList
      steps={STEPS.filter((step) => step !== 'praemie' || wertCent > 0).map((step) => ({
        title: t(`teilen.danach.${step}.titel`),
        text: t(`teilen.danach.${step}.text`, { widerruf: t('frist.widerruf') }),
        state: 'later',
      }))}
    />
  </section>
);
