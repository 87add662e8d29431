import { listSellerAbrechnungen, type SellerAbrechnungZeile } from '../../../../contract/calls/seller/abrechnung.ts';
import type { Portal } from '../../shell/portal.tsx';
import type { Own } from '../own.ts';

/** Query of the latest statement that needs an invoice of the seller, among the latest ones; null without one. */
export const rechnungFehltQuery = ({ call }: Portal<Own>) => ({
  queryKey: ['abrechnung', 'rechnung'] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<SellerAbrechnungZeile | null> =>
    (await call(listSellerAbrechnungen, { body: {} }, { signal })).body.Content.find((one) => one.BrauchtRechnung) ?? null,
});
