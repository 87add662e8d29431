import type { Module } from '../../module.ts';
import { eigeneCalls } from './eigene/routes.ts';
import { einzelnCalls } from './einzeln/routes.ts';
import { exportRetentions, exportSweeps } from './export/jobs.ts';
import { exportBereit } from './export/mails.ts';
import { exportCalls } from './export/routes.ts';
import { freigabeCalls } from './freigabe-routes.ts';
import { hinweisSweeps } from './hinweise/jobs.ts';
import { agenturHinweise, agenturWochenbericht } from './hinweise/mails.ts';
import { klickSweeps } from './klicks/jobs.ts';
import { NOTIZ } from './notiz/columns.ts';
import { notizRetentions } from './notiz/jobs.ts';
import { planCalls } from './praemienplan/routes.ts';
import { rechnungCalls } from './rechnungen/routes.ts';
import { berichtCalls } from './routes.ts';
import { statistikCalls } from './statistik/routes.ts';

export const bericht = {
  calls: [
    ...berichtCalls,
    ...eigeneCalls,
    ...einzelnCalls,
    ...exportCalls,
    ...freigabeCalls,
    ...planCalls,
    ...rechnungCalls,
    ...statistikCalls,
  ],
  mails: [exportBereit, agenturHinweise, agenturWochenbericht],
  sweeps: [...exportSweeps, ...hinweisSweeps, ...klickSweeps],
  retentions: [...exportRetentions, ...notizRetentions],
  unseen: ['notiz', 'export', 'export_teil', 'klickstand'],
  tables: {
    klickstand: 'a number: up to which clicks are counted',
    notiz: NOTIZ,
    export: 'which rows somebody of an agency asked for as a file',
    export_teil: 'rows as an agency was shown them, which it takes along: gone a day after the file was written',
  },
} satisfies Module;
