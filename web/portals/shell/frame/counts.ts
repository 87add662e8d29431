import { useQuery } from '@tanstack/react-query';
import type { FrameData } from '../data.ts';
import { type Portal, usePortal } from '../portal.tsx';

/** Counts the rows of navigation items, by the names of the items; runs again after each action that changes rows. */
export type AskCounts = (portal: Portal<unknown>, signal: AbortSignal) => Promise<Readonly<Record<string, number>>>;

/** Query key of the counts. */
export const COUNTS = 'anzahlen';

/** The frame with current counts; until they are loaded, with the counts of the document. */
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
