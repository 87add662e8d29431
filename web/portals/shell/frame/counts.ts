import { useQuery } from '@tanstack/react-query';
import type { FrameData } from '../data.ts';
import { type Portal, usePortal } from '../portal.tsx';

/** Counts the rows of navigation items, by the names of the items; runs again after each action that changes rows. */
export type CountRows = (portal: Portal<unknown>, signal: AbortSignal) => Promise<Readonly<Record<string, number>>>;

/** Query key of the counts. */
export const COUNTS_KEY = 'anzahlen';

/** The frame with current counts; until they are loaded, with the counts of the document. */
export function useCountedFrame(frame: FrameData, countRows: CountRows | undefined): FrameData {
  const portal = usePortal();
  const { data } = useQuery({
    queryKey: [COUNTS_KEY],
    queryFn: async ({ signal }): Promise<Readonly<Record<string, number>>> => (await countRows?.(portal, signal)) ?? {},
    enabled: countRows !== undefined,
  });
  if (!data) return frame;
  return {
    ...frame,
    navItems: frame.navItems.map((item) => ({ ...item, ...(data[item.name] !== undefined && { count: data[item.name] }) })),
  };
}
