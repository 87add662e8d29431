import type { Module } from '../../module.ts';
import { betriebCalls } from './betrieb/routes.ts';
import { NACHBUCHUNG } from './columns.ts';
import { nachbuchungRetentions, nachbuchungSweeps } from './jobs.ts';
import { nachbuchungAbgelehnt, nachbuchungAngenommen } from './mails.ts';
import { nachbuchungCalls } from './routes.ts';

export const nachbuchung = {
  calls: [...nachbuchungCalls, ...betriebCalls],
  mails: [nachbuchungAngenommen, nachbuchungAbgelehnt],
  sweeps: nachbuchungSweeps,
  retentions: nachbuchungRetentions,
  unseen: ['nachbuchung'],
  tables: { nachbuchung: NACHBUCHUNG },
} satisfies Module;
