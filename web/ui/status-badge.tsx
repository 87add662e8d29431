import { Icon, type IconName } from './icon.tsx';

const VARIANTS = {
  act: { badgeClass: 'bg-accent text-on-accent', icon: 'mail' },
  reward: { badgeClass: 'bg-accent text-on-accent', icon: 'gift' },
  // A quieter variant of `reward`, for lists with many rewards of other people.
  ready: { badgeClass: 'border border-primary/50 text-primary', icon: 'gift' },
  share: { badgeClass: 'border border-muted/60', icon: 'share' },
  waiting: { badgeClass: 'border border-muted/60', icon: 'clock' },
  running: { badgeClass: 'bg-surface-strong', icon: 'clock' },
  late: { badgeClass: 'border border-warning text-warning', icon: 'warning' },
  done: { badgeClass: 'border border-success/60 text-success', icon: 'check' },
  over: { badgeClass: 'border border-border text-muted', icon: 'close' },
} as const satisfies Record<string, { badgeClass: string; icon: IconName }>;

export type BadgeVariant = keyof typeof VARIANTS;

/** Status as a word with an icon, so that the colour alone carries no meaning. */
export const StatusBadge = ({ variant, children }: { readonly variant: BadgeVariant; readonly children: string }) => (
  <span
    className={`inline-flex min-h-7 items-center gap-1.5 rounded-pill px-2.5 py-0.5 text-xs leading-tight font-semibold ${VARIANTS[variant].badgeClass}`}
  >
    <Icon name={VARIANTS[variant].icon} />
    {children}
  </span>
);
