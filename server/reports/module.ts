import type { Module } from '../module.ts';
import { deleteExporte, listOldExporte } from './export/store.ts';
import { NOTIZ } from './notiz/columns.ts';
import { deleteNotizen, listOldNotizen } from './notiz/store.ts';

/** Notes and exports of reports, for all kinds of users. */
export const reports = {
  retentions: [
    { rule: 'export', find: listOldExporte, remove: deleteExporte },
    { rule: 'notiz', find: listOldNotizen, remove: deleteNotizen },
  ],
  unseen: ['notiz', 'export', 'export_teil'],
  tables: {
    notiz: NOTIZ,
    export: 'which rows a user requested as a file',
    export_teil: 'rows of an export as its user saw them, deleted a day after the file was written',
  },
} satisfies Module;
