import type { Inhalte } from '../calls/inhalt.ts';

/** Text block of the terms under which people take part. */
export const AGB = 'agb';

/** Text block of the reward conditions: accepted beside the terms, where a tenant has them. */
export const PRAEMIENBEDINGUNGEN = 'praemienbedingungen';

/** Whether a tenant has reward conditions; without them there is no page, and the terms alone are accepted. */
export const hasPraemienbedingungen = (inhalte: Pick<Inhalte, 'find'>): boolean =>
  inhalte.find('content-bloecke', PRAEMIENBEDINGUNGEN) !== null;
