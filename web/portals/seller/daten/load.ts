import { readSellerDaten } from '../../../../contract/calls/seller/daten.ts';
import type { Portal } from '../../shell/portal.tsx';
import type { Own } from '../own.ts';

export const DATEN_KEY = ['daten'] as const;

/** Query of the seller's data. */
export const datenQuery = ({ call }: Portal<Own>) => ({
  queryKey: DATEN_KEY,
  queryFn: async ({ signal }: { signal: AbortSignal }) => (await call(readSellerDaten, {}, { signal })).body,
});
