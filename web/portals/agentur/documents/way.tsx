import { Heading } from '../../../ui/heading.tsx';
import { type Step, StepList } from '../../../ui/step-list.tsx';
import type { PortalContext } from './context.ts';

const STEPS = ['adresse', 'passwort', 'angaben', 'freigabe'] as const;
type WayStep = (typeof STEPS)[number];

/** Steps from the registration to the approval of the agency; the current step is marked. */
export const Way = ({ t, mandant, now }: Pick<PortalContext, 't' | 'mandant'> & { readonly now: WayStep }) => {
  const stateOf = (step: WayStep): Step['state'] => {
    const ahead = STEPS.indexOf(step) - STEPS.indexOf(now);
    return ahead < 0 ? 'done' : ahead === 0 ? 'now' : 'later';
  };
  const steps = STEPS.map((step) => {
    const state = stateOf(step);
    return {
      title: t(`agenturseite.weg.${step}`, { mandant: mandant.Name }),
      state,
      spoken: state === 'later' ? undefined : t(`agenturseite.weg.stand.${state}`),
    };
  });
  return (
    <section className="mt-10 border-t border-border pt-8">
      <Heading level={2} size="item">
        {t('agenturseite.weg.titel')}
      </Heading>
      <div className="mt-4">
        <StepList steps={steps} />
      </div>
    </section>
  );
};
