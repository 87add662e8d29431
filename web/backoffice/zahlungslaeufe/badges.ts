import type { BelegStand } from '../../../contract/rules/zahlung.ts';
import type { BadgeVariant } from '../../ui/status-badge.tsx';

/** Badge variants of payout runs by status. */
export const LAUF_BADGES = {
  Entwurf: 'running',
  Geprueft: 'running',
  Freigegeben: 'running',
  Uebergeben: 'running',
  Ausgefuehrt: 'done',
  Verworfen: 'over',
  Zurueckgezogen: 'over',
} as const;

/** Badge variants of payments by status. */
export const ZAHLUNG_BADGES = {
  Vorgesehen: 'running',
  Freigegeben: 'running',
  Ausgefuehrt: 'done',
  Entfallen: 'over',
  Abgelehnt: 'late',
  Zurueckgekommen: 'late',
} as const;

/** Badge variants of an amount in favour of an agency or a profi seller. */
export const BELEG_BADGES = {
  Bereit: 'ready',
  ImLauf: 'running',
  KontoFehlt: 'late',
  Land: 'late',
  KontoAbgelehnt: 'late',
} as const satisfies Record<BelegStand, BadgeVariant>;
