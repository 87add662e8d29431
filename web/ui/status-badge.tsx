import { Icon, type IconName } from './icon.tsx';

const LOOKS = {
  act: { look: 'bg-accent text-on-accent', icon: 'mail' },
  reward: { look: 'bg-accent text-on-accent', icon: 'gift' },
  // The same, quieter: for other people's rewards, which are many.
  ready: { look: 'border border-primary/50 text-primary', icon: 'gift' },
  share: { look: 'border border-muted/60', icon: 'share' },
  waiting: { look: 'border border-muted/60', icon: 'person' },
  running: { look: 'bg-surface-strong', icon: 'clock' },
  late: { look: 'border border-warning text-warning', icon: 'warning' },
  done: { look: 'border border-success/60 text-success', icon: 'check' },
  over: { look: 'border border-border text-muted', icon: 'close' },
} as const satisfies Record<string, { look: string; icon: IconName }>;

export type StatusLook = keyof typeof LOOKS;

/** How something stands: a word, and a sign beside it, so that its colour says nothing alone. */
export const StatusBadge = ({ look, children }: { readonly look: StatusLook; readonly children: string }) => (
  <span
    className={`inline-flex min-h-7 items-center gap-1.5 rounded-pill px-2.5 py-0.5 text-xs leading-tight font-semibold ${LOOKS[look].look}`}
  >
    <Icon name={LOOKS[look].icon} />
    {children}
  </span>
);
