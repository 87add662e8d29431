import { lazy, Suspense } from 'react';
import type { AskProps } from './ask-dialog.tsx';

const AskDialog = lazy(() => import('./ask-dialog.tsx'));

/** Asks once before what cannot be undone: consequence in a sentence, verb on the button. */
export const Ask = (props: AskProps) => (
  <Suspense>
    <AskDialog {...props} />
  </Suspense>
);
