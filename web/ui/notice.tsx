import type { ReactNode } from 'react';

const LOOKS = {
  info: 'border-primary',
  success: 'border-success',
  warning: 'border-warning',
  danger: 'border-danger',
} as const;

interface NoticeProps {
  readonly look?: keyof typeof LOOKS;
  /** Read out at once when it appears: for refusals. */
  readonly alert?: boolean;
  readonly children: ReactNode;
}

/** Something to know before going on; its colour never says it alone. */
export const Notice = ({ look = 'info', alert = false, children }: NoticeProps) => (
  <div role={alert ? 'alert' : undefined} className={`rounded-control border-l-4 bg-surface px-5 py-4 ${LOOKS[look]}`}>
    {children}
  </div>
);
