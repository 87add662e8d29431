import type { RegistrierungStatus } from '../../../contract/rules/registrierung.ts';
import type { BadgeVariant } from '../../ui/status-badge.tsx';

/** Badge of each status of an agency or a profi seller. */
export const REGISTRIERUNG_BADGES = {
  Angelegt: 'running',
  AdresseBestaetigt: 'running',
  Zusatzdaten: 'running',
  WartetAufFreigabe: 'waiting',
  Aktiv: 'done',
  Inaktiv: 'over',
} as const satisfies Record<RegistrierungStatus, BadgeVariant>;
