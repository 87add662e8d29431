import type { InviterPortalData } from '../features/einladen/inviter.ts';
import { type Portal, usePortal } from '../shell/portal.tsx';

/** Data of the employee portal in addition to those of every portal. */
export interface Own extends InviterPortalData {
  /** The employer's name. */
  readonly mandant: string;
  /** From when an order can be released, as a text that is used before a noun. */
  readonly freigabeAb: string;
  /** Whether orders are released automatically on that day. */
  readonly isAutomatic: boolean;
}

export const useMitarbeiter = (): Portal<Own> => usePortal<Own>();
