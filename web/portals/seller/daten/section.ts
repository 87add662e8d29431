import type { SellerDaten } from '../../../../contract/calls/seller/daten.ts';

/** Props of every section of the data. */
export interface SectionProps {
  readonly daten: SellerDaten;
}

/** Whether the seller is or was approved: then changes of address, account and tax data need the password, and tax data a day. */
export const wasApproved = ({ Status }: SellerDaten): boolean => Status === 'Aktiv' || Status === 'Inaktiv';
