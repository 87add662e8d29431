import type { CallDefinition } from '../../../../contract/call.ts';
import { useMitarbeiter } from './own.ts';

/** How one row of a report is asked for: by its number, which the report searches for. */
export function useOneRow<Row>(call: CallDefinition, isIt: (row: Row) => boolean, nr: string): (signal: AbortSignal) => Promise<Row> {
  const portal = useMitarbeiter();
  return async (signal) => {
    const answer = await portal.call(call, { body: { Filter: { Suche: nr } } } as never, { signal });
    const found = (answer.body as unknown as { readonly Content: readonly Row[] }).Content.find(isIt);
    if (!found) throw new Error('the row is gone');
    return found;
  };
}
