import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

const LOOKS = {
  info: { frame: 'border-primary/25 bg-surface', sign: 'text-primary', icon: 'info' },
  success: { frame: 'border-success/35 bg-surface', sign: 'text-success', icon: 'success' },
  warning: { frame: 'border-warning/35 bg-surface', sign: 'text-warning', icon: 'warning' },
  danger: { frame: 'border-danger/45 bg-surface', sign: 'text-danger', icon: 'stop' },
} as const satisfies Record<string, { frame: string; sign: string; icon: IconName }>;

interface NoticeProps {
  readonly look?: keyof typeof LOOKS;
  /** Read out at once when it appears: for refusals. */
  readonly alert?: boolean;
  readonly children: ReactNode;
}

/** Something to know before going on; sign and words say what its colour says. */
export const Notice = ({ look = 'info', alert = false, children }: NoticeProps) => {
  const { frame, sign, icon } = LOOKS[look];
  return (
    <div role={alert ? 'alert' : undefined} className={`flex gap-3 rounded-control border px-4 py-4 md:px-5 ${frame}`}>
      <Icon name={icon} className={`text-lg ${sign}`} />
      <div className="min-w-0 self-center">{children}</div>
    </div>
  );
};
