import type { RegistrierungStatus } from '../../../contract/rules/registrierung.ts';
import type { BadgeVariant } from '../../ui/status-badge.tsx';

export const AGENTUR_BADGES = {
  Angelegt: 'running',
  AdresseBestaetigt: 'running',
  Zusatzdaten: 'running',
  WartetAufFreigabe: 'waiting',
  Aktiv: 'done',
  Inaktiv: 'over',
} as const satisfies Record<RegistrierungStatus, BadgeVariant>;
