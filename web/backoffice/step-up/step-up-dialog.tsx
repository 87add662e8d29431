import { lazy, Suspense } from 'react';
import { useStepUp } from './step-up.ts';

const StepUpForm = lazy(() => import('./step-up-form.tsx'));

/** The question for the second factor while a call waits for it. Loaded on first use. */
export function StepUpDialog() {
  const stepUp = useStepUp();
  return (
    stepUp && (
      <Suspense>
        <StepUpForm {...stepUp} />
      </Suspense>
    )
  );
}
