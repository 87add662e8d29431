import { type Portal, usePortal } from '../../shell/portal.tsx';

/** The person or agency that sends the invitations of a portal. */
interface Inviter {
  readonly name: string;
  /** The user's own number; null without one. */
  readonly nummer: string | null;
  /** Whether the user can choose any number of the agency. */
  readonly canChooseNummer: boolean;
  /** The agency; null for an employee of a firm, who invites in their own name. */
  readonly agenturnummer: string | null;
}

/** Portal data that the invitation screens need. */
export interface InviterPortalData {
  readonly inviter: Inviter;
}

export const useInviter = (): Portal<InviterPortalData> => usePortal<InviterPortalData>();
