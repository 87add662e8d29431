import type { Answer } from '../../../../contract/call.ts';
import { listSellerProdukte, readSellerLink, readSellerUebersicht } from '../../../../contract/calls/seller/verkauf.ts';
import { CallError } from '../../shell/call.ts';
import type { Portal } from '../../shell/portal.tsx';
import type { Own } from '../own.ts';

export type SellerProdukt = Answer<typeof listSellerProdukte>['body']['Produkte'][number];
export type SellerUebersicht = Answer<typeof readSellerUebersicht>['body'];

/** Query of the products that the seller can sell. */
export const produkteQuery = ({ call }: Portal<Own>) => ({
  queryKey: ['produkte'] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }) => (await call(listSellerProdukte, {}, { signal })).body.Produkte,
});

/** Query of the figures of this month and the previous one. */
export const uebersichtQuery = ({ call }: Portal<Own>) => ({
  queryKey: ['uebersicht'] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }) => (await call(readSellerUebersicht, {}, { signal })).body,
});

/** Interval in ms at which an open link is read again; a page in the background is not refreshed. */
const POLL_MS = 4000;

/** Query of the link for a product, which makes it if needed; polls until the server refuses. Only the first read extends the session. */
export const linkQuery = ({ call, queries }: Portal<Own>, produkt: number) => {
  const queryKey = ['link', produkt] as const;
  return {
    queryKey,
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await call(readSellerLink, { query: { produkt } }, { signal, isBackground: queries.getQueryData(queryKey) !== undefined })).body,
    refetchInterval: ({ state }: { state: { readonly error: unknown } }) => (isRefusal(state.error) ? false : POLL_MS),
  };
};

/** Whether the server has refused the call, so that a retry cannot help. */
export const isRefusal = (error: unknown): boolean => error instanceof CallError && error.problem.status < 500;
