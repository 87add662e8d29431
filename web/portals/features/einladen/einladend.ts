import { type Portal, usePortal } from '../../shell/portal.tsx';

/** In whose name invitations of a portal are made. */
interface Einladend {
  readonly name: string;
  /** The own number; null of who has none. */
  readonly nummer: string | null;
  /** Whether any number of the agency can be chosen. */
  readonly waehlt: boolean;
  /** The agency; null of an employee, who invites in the own name. */
  readonly agenturnummer: string | null;
}

/** What a portal knows in which people are invited. */
export interface EinladendOwn {
  readonly einladend: Einladend;
}

export const useEinladend = (): Portal<EinladendOwn> => usePortal<EinladendOwn>();
