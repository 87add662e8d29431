import { usePortal } from '../../shell/portal.tsx';

/** In the size of what comes: lines of what waits, four figures, a chart. */
export const TodayWaiting = () => (
  <div role="status" className="flex flex-col gap-6">
    <span className="sr-only">{usePortal().t('portal.wartet')}</span>
    <div aria-hidden="true" className="flex flex-col gap-6">
      <span className="skeleton block h-6 w-40 rounded-control" />
      <span className="skeleton block h-36 rounded-card" />
      <span className="skeleton block h-6 w-40 rounded-control" />
      <span className="skeleton block h-44 rounded-card md:h-24" />
      <span className="skeleton block h-72 rounded-card" />
    </div>
  </div>
);
