import type { Sweep } from '../../../jobs/sweep.ts';
import type { Retention } from '../../../retention.ts';
import { continueExport } from './schreiben.ts';
import { deleteExporte, dueExporte, listOldExporte } from './store.ts';

export const exportSweeps: readonly Sweep[] = [{ name: 'bericht.export', isAwaited: true, due: dueExporte, run: continueExport }];

export const exportRetentions: readonly Retention[] = [{ rule: 'export', find: listOldExporte, remove: deleteExporte }];
