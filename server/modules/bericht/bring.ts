import type { Module } from '../../module.ts';
import { einzelnCalls } from './einzeln/routes.ts';
import { exportRetentions, exportSweeps } from './export/jobs.ts';
import { exportBereit } from './export/mails.ts';
import { exportCalls } from './export/routes.ts';
import { freigabeCalls } from './freigabe-routes.ts';
import { klickSweeps } from './klicks/jobs.ts';
import { NOTIZ } from './notiz/columns.ts';
import { notizRetentions } from './notiz/jobs.ts';
import { offeneSweeps } from './offen/jobs.ts';
import { berichtCalls } from './routes.ts';
import { statistikCalls } from './statistik/routes.ts';

export const bericht = {
  calls: [...berichtCalls, ...einzelnCalls, ...exportCalls, ...freigabeCalls, ...statistikCalls],
  mails: [exportBereit],
  sweeps: [...exportSweeps, ...klickSweeps, ...offeneSweeps],
  retentions: [...exportRetentions, ...notizRetentions],
  unseen: ['notiz', 'export', 'export_teil', 'klickstand', 'bericht_offen'],
  tables: {
    klickstand: 'a number: up to which clicks are counted',
    bericht_offen: 'numbers of rows whose reports are to be brought up to date',
    notiz: NOTIZ,
    export: 'which rows somebody of an agency asked for as a file',
    export_teil: 'rows as an agency was shown them, which it takes along: gone a day after the file was written',
  },
} satisfies Module;
