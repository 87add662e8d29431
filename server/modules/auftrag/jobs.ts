import type { Sweep } from '../../jobs/sweep.ts';
import { computeAngebote } from './angebot.ts';
import { releaseDueAuftrag } from './release.ts';
import { dueAngebote, dueFreigaben } from './store.ts';

export const auftragSweeps: readonly Sweep[] = [
  { name: 'auftrag.freigabe', due: dueFreigaben, run: releaseDueAuftrag },
  { name: 'auftrag.angebot', due: dueAngebote, run: computeAngebote },
];
