import type { Module } from '../../module.ts';
import { RECHNUNG, RECHNUNG_PDF } from './columns.ts';
import { rechnungErinnerung } from './erinnerung-mails.ts';
import { rechnungRetentions, rechnungSweeps } from './jobs.ts';
import { kontoGesucht } from './konto-mails.ts';
import { rechnungDa } from './mails.ts';
import { rechnungCalls } from './routes.ts';

export const rechnung = {
  calls: rechnungCalls,
  mails: [rechnungDa, rechnungErinnerung, kontoGesucht],
  sweeps: rechnungSweeps,
  retentions: rechnungRetentions,
  unseen: ['rechnung', 'rechnung_pdf', 'rechnung_position'],
  tables: {
    rechnung: RECHNUNG,
    rechnung_pdf: RECHNUNG_PDF,
    rechnung_position: 'amounts by number of order and document; stays for the books',
  },
} satisfies Module;
