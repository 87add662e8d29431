import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

const VARIANTS = {
  info: { frameClass: 'border-primary/25 bg-surface', iconClass: 'text-primary', icon: 'info' },
  success: { frameClass: 'border-success/35 bg-surface', iconClass: 'text-success', icon: 'success' },
  warning: { frameClass: 'border-warning/35 bg-surface', iconClass: 'text-warning', icon: 'warning' },
  danger: { frameClass: 'border-danger/45 bg-surface', iconClass: 'text-danger', icon: 'stop' },
} as const satisfies Record<string, { frameClass: string; iconClass: string; icon: IconName }>;

interface NoticeProps {
  readonly variant?: keyof typeof VARIANTS;
  /** Screen readers announce it immediately; for errors. */
  readonly alert?: boolean;
  readonly children: ReactNode;
}

/** A notice; icon and text carry the meaning of its colour. */
export const Notice = ({ variant = 'info', alert = false, children }: NoticeProps) => {
  const { frameClass, iconClass, icon } = VARIANTS[variant];
  return (
    <div role={alert ? 'alert' : undefined} className={`flex gap-3 rounded-control border px-4 py-4 md:px-5 ${frameClass}`}>
      <Icon name={icon} className={`text-lg ${iconClass}`} />
      <div className="min-w-0 self-center">{children}</div>
    </div>
  );
};
