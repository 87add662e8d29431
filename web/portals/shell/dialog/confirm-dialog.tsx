import { lazy, Suspense } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog-content.tsx';

const ConfirmDialogContent = lazy(() => import('./confirm-dialog-content.tsx'));

/** Asks for confirmation of an action that cannot be undone. Loaded on first use. */
export const ConfirmDialog = (props: ConfirmDialogProps) => (
  <Suspense>
    <ConfirmDialogContent {...props} />
  </Suspense>
);
