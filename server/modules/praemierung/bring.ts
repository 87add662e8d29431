import type { Module } from '../../module.ts';
import { praemierungRetentions, praemierungSweeps } from './jobs.ts';
import { kundennummerCalls } from './kundennummer-routes.ts';
import { gutscheinCode, praemieBereit, praemieStorniert } from './mails.ts';
import { resolvePraemierung } from './praemierung.ts';
import { praemierungCalls } from './routes.ts';

export const praemierung = {
  calls: [...praemierungCalls, ...kundennummerCalls],
  mails: [praemieBereit, gutscheinCode, praemieStorniert],
  sweeps: praemierungSweeps,
  retentions: praemierungRetentions,
  logins: { P: resolvePraemierung },
} satisfies Module;
