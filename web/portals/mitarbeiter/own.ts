import type { EinladendOwn } from '../features/einladen/einladend.ts';
import { type Portal, usePortal } from '../shell/portal.tsx';

/** What the app of the employees knows beside what every portal does. */
export interface Own extends EinladendOwn {
  /** The employer's name. */
  readonly mandant: string;
  /** From when on an order can be released, as words before a noun. */
  readonly freigabeAb: string;
  /** Whether orders release themselves on that day. */
  readonly isAutomatic: boolean;
}

export const useMitarbeiter = (): Portal<Own> => usePortal<Own>();
