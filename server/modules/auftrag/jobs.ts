import type { Sweep } from '../../jobs/sweep.ts';
import { releaseDueAuftrag } from './release.ts';
import { dueFreigaben } from './store.ts';

export const auftragSweeps: readonly Sweep[] = [{ name: 'auftrag.freigabe', due: dueFreigaben, run: releaseDueAuftrag }];
