import type { Module } from '../../module.ts';
import { kontoGesucht, provisionGezahlt } from './auszahlung-mails.ts';
import { ABRECHNUNG, GUTSCHRIFT, SELLER_PDF } from './columns.ts';
import { abrechnungRetentions, abrechnungSweeps } from './jobs.ts';
import { abrechnungDa, gutschriftKorrigiert } from './mails.ts';
import { abrechnungCalls } from './routes.ts';

export const abrechnung = {
  calls: abrechnungCalls,
  mails: [abrechnungDa, gutschriftKorrigiert, provisionGezahlt, kontoGesucht],
  sweeps: abrechnungSweeps,
  retentions: abrechnungRetentions,
  unseen: ['abrechnung', 'gutschrift', 'gutschrift_position', 'seller_pdf'],
  tables: {
    abrechnung: ABRECHNUNG,
    gutschrift: GUTSCHRIFT,
    gutschrift_position: 'amounts by number of document and commission; stays for the books',
    seller_pdf: SELLER_PDF,
  },
} satisfies Module;
