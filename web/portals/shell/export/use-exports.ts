import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { usePortal } from '../portal.tsx';
import { type Exports, isRunning } from './exports.ts';

/** The exports of this portal; suspends the component until their code is loaded. */
export function useExports(): Exports {
  const { exports } = usePortal();
  if (exports === null) throw new Error('this portal takes nothing along');
  return use(exports());
}

const EVERY_MS = 2_000;

/** Query of the user's exports. */
export const exportsQuery = (exports: Exports) => ({
  queryKey: ['exporte'],
  queryFn: ({ signal }: { signal: AbortSignal }) => exports.list(signal),
});

/** The user's exports; polled while one of them is running, even if the tab is hidden. */
export const useExportList = (exports: Exports) =>
  useQuery({
    ...exportsQuery(exports),
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? EVERY_MS : false),
    refetchIntervalInBackground: true,
  });
