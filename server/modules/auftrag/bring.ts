import type { Module } from '../../module.ts';
import { auftragSweeps } from './jobs.ts';
import { auftragCalls } from './routes.ts';

export const auftrag = {
  calls: auftragCalls,
  sweeps: auftragSweeps,
  unseen: ['auftrag'],
  tables: { auftrag: 'the order number of the tenant and states; who ordered stands in empfaenger' },
} satisfies Module;
