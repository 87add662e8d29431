import { lazy, Suspense } from 'react';
import { useWaitingToasts } from './toasts.ts';

const Toaster = lazy(() => import('./toaster.tsx'));

let isToasterLoaded = false;

/** Container of the toasts, loaded with the first toast. */
export function ToastContainer() {
  const words = useWaitingToasts();
  isToasterLoaded ||= words.length > 0;
  return isToasterLoaded ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
