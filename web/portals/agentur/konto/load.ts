import type { Answer } from '../../../../contract/call.ts';
import { readAgenturkonto } from '../../../../contract/calls/agentur/konto.ts';
import type { Portal } from '../../shell/portal.tsx';
import type { Own } from '../own.ts';

export type Agenturkonto = Answer<typeof readAgenturkonto>['body'];

export const KONTO = ['konto'] as const;

/** Query of the user's account. */
export const kontoQuery = ({ call }: Portal<Own>) => ({
  queryKey: KONTO,
  queryFn: async ({ signal }: { signal: AbortSignal }) => (await call(readAgenturkonto, {}, { signal })).body,
});
