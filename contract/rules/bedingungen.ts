import type { Inhalte } from '../calls/inhalt.ts';

/** Text block of the terms of participation. */
export const AGB = 'agb';

/** Text block of the reward conditions; accepted together with the terms if the tenant has them. */
export const PRAEMIENBEDINGUNGEN = 'praemienbedingungen';

/** Whether a tenant has reward conditions. Without them their page does not exist and only the terms are accepted. */
export const hasPraemienbedingungen = (inhalte: Pick<Inhalte, 'find'>): boolean =>
  inhalte.find('content-bloecke', PRAEMIENBEDINGUNGEN) !== null;
