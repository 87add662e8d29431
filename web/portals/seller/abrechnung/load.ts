import type { OffeneForderung } from '../../../../contract/calls/forderung.ts';
import { listSellerAbrechnungen, type SellerAbrechnungZeile } from '../../../../contract/calls/seller/abrechnung.ts';
import type { Portal } from '../../shell/portal.tsx';
import type { Own } from '../own.ts';

interface Offen {
  readonly ohneRechnung: SellerAbrechnungZeile | null;
  readonly forderungen: readonly { readonly Abrechnungsnummer: string; readonly Forderung: OffeneForderung }[];
}

/** Query of what the latest statements ask of the seller: the latest one that needs an invoice, and the claims that are open; without one null and none. */
export const offenQuery = ({ call }: Portal<Own>) => ({
  queryKey: ['abrechnung', 'offen'] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Offen> => {
    const { Content } = (await call(listSellerAbrechnungen, { body: {} }, { signal })).body;
    return {
      ohneRechnung: Content.find((one) => one.BrauchtRechnung) ?? null,
      forderungen: Content.flatMap(({ Abrechnungsnummer, Gutschriften }) =>
        Gutschriften.flatMap(({ Forderung }) => (Forderung?.Status === 'Offen' ? [{ Abrechnungsnummer, Forderung }] : [])),
      ),
    };
  },
});
