import { lazy, Suspense } from 'react';
import { useWaitingToasts } from './toasts.ts';

const Toaster = lazy(() => import('./toaster.tsx'));

let isWanted = false;

/** Where they are said: fetched when there is something to say for the first time. */
export function Toasts() {
  const words = useWaitingToasts();
  isWanted ||= words.length > 0;
  return isWanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
