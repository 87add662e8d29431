import type { SchluesselStatus } from '../../../contract/calls/betrieb/schluessel.ts';
import type { BadgeVariant } from '../../ui/status-badge.tsx';

export const SCHLUESSEL_BADGES = { Gilt: 'running', Abgelaufen: 'over', Beendet: 'over' } as const satisfies Record<
  SchluesselStatus,
  BadgeVariant
>;
