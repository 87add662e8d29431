import type { ReactNode } from 'react';

/**
 * Container of the primary action of a step. On phones it sticks to the bottom edge until its place in the page is scrolled into view;
 * in low windows and on wider screens it is not sticky. It must be a child of the part that it belongs to, and extends into the page's
 * margins. `stacked` puts further content above the action on wide screens too, instead of next to it.
 */
export const ActionBar = ({ stacked = false, children }: { stacked?: boolean; children: ReactNode }) => (
  <div className={`action-bar flex flex-col gap-3 ${stacked ? 'md:items-start' : 'md:flex-row'}`}>{children}</div>
);
