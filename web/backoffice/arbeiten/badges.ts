import type { ArbeitStatus } from '../../../contract/calls/betrieb/arbeiten.ts';
import type { BadgeVariant } from '../../ui/status-badge.tsx';

export const ARBEIT_BADGES = {
  Gescheitert: 'late',
  Wiederholt: 'running',
  Erledigt: 'done',
} as const satisfies Record<ArbeitStatus, BadgeVariant>;
