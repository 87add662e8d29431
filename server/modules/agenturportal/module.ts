import type { Module } from '../../module.ts';
import { exportSweep } from '../../reports/export/write.ts';
import { berichtCalls } from './berichte.ts';
import { exportBereit } from './export/mails.ts';
import { AGENTUR_EXPORT } from './export/portal.ts';
import { exportCalls } from './export/routes.ts';
import { hinweisSweeps } from './hinweise/jobs.ts';
import { agenturHinweise, agenturWochenbericht } from './hinweise/mails.ts';
import { portalCalls } from './routes.ts';

export const agenturportal = {
  calls: [...berichtCalls, ...portalCalls, ...exportCalls],
  mails: [exportBereit, agenturHinweise, agenturWochenbericht],
  sweeps: [exportSweep('bericht.export', AGENTUR_EXPORT), ...hinweisSweeps],
} satisfies Module;
