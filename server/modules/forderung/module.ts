import type { Module } from '../../module.ts';
import { FORDERUNG } from './columns.ts';
import { forderungRetentions } from './jobs.ts';
import { forderungDa, forderungErlassen, forderungZurueck } from './mails.ts';
import { forderungCalls } from './routes.ts';

export const forderung = {
  calls: forderungCalls,
  mails: [forderungDa, forderungErlassen, forderungZurueck],
  retentions: forderungRetentions,
  unseen: ['forderung'],
  tables: { forderung: FORDERUNG },
} satisfies Module;
