import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { usePortal } from '../portal.tsx';
import { type Exports, isUnderWay } from './exports.ts';

/** How this portal takes reports along; whoever asks waits in a Suspense until it has come. */
export function useExports(): Exports {
  const { exports } = usePortal();
  if (exports === null) throw new Error('this portal takes nothing along');
  return use(exports());
}

const EVERY_MS = 2_000;

/** What is asked for the own exports. */
export const exportsQuery = (exports: Exports) => ({
  queryKey: ['exporte'],
  queryFn: ({ signal }: { signal: AbortSignal }) => exports.list(signal),
});

/** The own exports; looked at again while one is under way, also while the tab is not shown. */
export const useExportList = (exports: Exports) =>
  useQuery({
    ...exportsQuery(exports),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? EVERY_MS : false),
    refetchIntervalInBackground: true,
  });
