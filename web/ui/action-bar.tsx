import type { ReactNode } from 'react';

/**
 * Holds the one primary action of a step. On phones it stays at the lower edge while the step is read, until its own place comes;
 * on low windows, and elsewhere, it stands where it is. Its parent is the part that it belongs to, and its edge the page's margin.
 * `stacked` keeps what is said beside the action above it.
 */
export const ActionBar = ({ stacked = false, children }: { stacked?: boolean; children: ReactNode }) => (
  <div className={`action-bar flex flex-col gap-3 ${stacked ? 'md:items-start' : 'md:flex-row'}`}>{children}</div>
);
