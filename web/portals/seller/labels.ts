import type { SellerDaten } from '../../../contract/calls/seller/daten.ts';

/** Badge variants by status of the registration. */
export const STATUS_BADGES = {
  Angelegt: 'running',
  AdresseBestaetigt: 'running',
  Zusatzdaten: 'running',
  WartetAufFreigabe: 'running',
  Aktiv: 'done',
  Inaktiv: 'over',
} as const;

/** Whether the agreement that the tenant writes the credit notes is in force. */
export const hasGutschriftverfahren = ({ Gutschriftverfahren: text }: Pick<SellerDaten, 'Gutschriftverfahren'>): boolean =>
  text !== null && text.ZugestimmtAm !== null && text.BeendetAm === null;
