import { useQuery } from '@tanstack/react-query';
import type { FrameData } from '../data.ts';
import { type Portal, usePortal } from '../portal.tsx';

/** How a portal counts what stands behind its ways, by their names; what was done counts anew. */
export type AskCounts = (portal: Portal<unknown>, signal: AbortSignal) => Promise<Readonly<Record<string, number>>>;

/** What is counted is kept below this. */
export const COUNTS = 'anzahlen';

/** The frame with the counts of this moment; until they are there, with those that the document came with. */
export function useCounted(frame: FrameData, ask: AskCounts | undefined): FrameData {
  const portal = usePortal();
  const { data } = useQuery({
    queryKey: [COUNTS],
    queryFn: async ({ signal }): Promise<Readonly<Record<string, number>>> => (await ask?.(portal, signal)) ?? {},
    enabled: ask !== undefined,
  });
  if (!data) return frame;
  return { ...frame, ways: frame.ways.map((way) => ({ ...way, ...(data[way.name] !== undefined && { count: data[way.name] }) })) };
}
