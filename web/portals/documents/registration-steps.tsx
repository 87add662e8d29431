import { Heading } from '../../ui/heading.tsx';
import { type Step, StepList } from '../../ui/step-list.tsx';
import type { DocumentContext } from './context.ts';

const STEPS = ['adresse', 'passwort', 'angaben', 'freigabe'] as const;
type RegistrationStep = (typeof STEPS)[number];

/** Steps from the registration to the approval by the tenant; the current step is marked. */
export const RegistrationSteps = ({ t, mandant, now }: Pick<DocumentContext, 't' | 'mandant'> & { readonly now: RegistrationStep }) => {
  const stateOf = (step: RegistrationStep): Step['state'] => {
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
