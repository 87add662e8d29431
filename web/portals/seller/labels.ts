import type { SellerDaten } from '../../../contract/calls/seller/daten.ts';
import type { Translate } from '../../../texts/texts.ts';

/** Badge variants by status of the registration. */
export const STATUS_BADGES = {
  Angelegt: 'running',
  AdresseBestaetigt: 'running',
  Zusatzdaten: 'running',
  WartetAufFreigabe: 'running',
  Aktiv: 'done',
  Inaktiv: 'over',
} as const;

/** Badge variants by status of a commission. */
export const PROVISION_BADGES = {
  Vorgemerkt: 'running',
  Gebucht: 'done',
  Abgerechnet: 'done',
  Zurueckgenommen: 'over',
} as const;

/** Name of a part of a commission: `bonus` becomes Bonus. */
export const teilLabel = (_: Translate, teil: string): string => teil.slice(0, 1).toUpperCase() + teil.slice(1);

/** Whether the agreement that the tenant writes the credit notes is in force. */
export const hasGutschriftverfahren = ({ Gutschriftverfahren: text }: Pick<SellerDaten, 'Gutschriftverfahren'>): boolean =>
  text !== null && text.ZugestimmtAm !== null && text.BeendetAm === null;
