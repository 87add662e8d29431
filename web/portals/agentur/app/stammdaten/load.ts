import { readStammdaten } from '../../../../../contract/calls/agentur-stammdaten.ts';
import type { Portal } from '../../../shell/portal.tsx';
import type { Own } from '../own.ts';

/** The query of the agency's master data. */
export function stammdatenQuery({ call, data }: Portal<Own>) {
  const agentur = data.own.benutzer.Agenturnummer;
  return {
    queryKey: ['stammdaten', agentur],
    queryFn: async ({ signal }: { signal: AbortSignal }) => (await call(readStammdaten, { params: { agentur } }, { signal })).body,
  };
}
