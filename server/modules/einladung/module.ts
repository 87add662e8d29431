import type { Module } from '../../module.ts';
import { agenturCalls } from './agentur-routes.ts';
import { EINLADUNG, EINLADUNGSEINWILLIGUNG } from './columns.ts';
import { einladungRetentions, einladungSweeps } from './jobs.ts';
import { einladungBestaetigen, einladungErneut, einladungMail } from './mails.ts';
import { einladungCalls } from './routes.ts';

export const einladung = {
  calls: [...einladungCalls, ...agenturCalls],
  mails: [einladungMail, einladungErneut, einladungBestaetigen],
  sweeps: einladungSweeps,
  retentions: einladungRetentions,
  unseen: ['einladung', 'einladungseinwilligung'],
  tables: { einladung: EINLADUNG, einladungseinwilligung: EINLADUNGSEINWILLIGUNG },
} satisfies Module;
