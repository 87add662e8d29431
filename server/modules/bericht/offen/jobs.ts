import type { Sweep } from '../../../jobs/sweep.ts';
import { bringOffen, dueOffene } from './store.ts';

export const offeneSweeps: readonly Sweep[] = [{ name: 'bericht.offen', due: dueOffene, run: bringOffen }];
