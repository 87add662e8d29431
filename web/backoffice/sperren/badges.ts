import type { SperreZeile } from '../../../contract/calls/betrieb/sperren.ts';
import type { BadgeVariant } from '../../ui/status-badge.tsx';

export const SPERRE_BADGES = { Gilt: 'running', Abgelaufen: 'over' } as const satisfies Record<SperreZeile['Status'], BadgeVariant>;
