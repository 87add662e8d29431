import type { Sweep } from '../../../jobs/sweep.ts';
import { countKlicks, dueKlickstaende } from './store.ts';

export const klickSweeps: readonly Sweep[] = [{ name: 'bericht.klicks', due: dueKlickstaende, run: (context) => countKlicks(context) }];
