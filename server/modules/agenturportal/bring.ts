import type { Module } from '../../module.ts';
import { exportRetentions, exportSweeps } from './export/jobs.ts';
import { exportBereit } from './export/mails.ts';
import { exportCalls } from './export/routes.ts';
import { hinweisSweeps } from './hinweise/jobs.ts';
import { agenturHinweise, agenturWochenbericht } from './hinweise/mails.ts';
import { portalCalls } from './routes.ts';

export const agenturportal = {
  calls: [...portalCalls, ...exportCalls],
  mails: [exportBereit, agenturHinweise, agenturWochenbericht],
  sweeps: [...exportSweeps, ...hinweisSweeps],
  retentions: exportRetentions,
  unseen: ['export', 'export_teil'],
  tables: {
    export: 'which rows somebody of an agency asked for as a file',
    export_teil: 'rows as an agency was shown them, which it takes along: gone a day after the file was written',
  },
} satisfies Module;
