import type { RegistrierungStatus } from '../../../contract/rules/registrierung.ts';
import type { BadgeVariant } from '../../ui/status-badge.tsx';

export const AGENTUR_BADGES = {
  Angelegt: 'waiting',
  AdresseBestaetigt: 'waiting',
  Zusatzdaten: 'waiting',
  WartetAufFreigabe: 'ready',
  Aktiv: 'running',
  Inaktiv: 'over',
} as const satisfies Record<RegistrierungStatus, BadgeVariant>;
