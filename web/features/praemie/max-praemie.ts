import { listPraemien, type Praemie, readMaxPraemiewert } from '../../../contract/calls/praemie/praemie.ts';
import type { MaxPraemie } from '../../../contract/rules/max-praemie.ts';
import type { Visit } from '../../shell/visit.ts';

/** The best reward of everything that can be recommended; null without one. */
export async function readMaxPraemie(visit: Pick<Visit, 'call'>): Promise<MaxPraemie | null> {
  const [max, praemien] = await Promise.all([visit.call(readMaxPraemiewert), visit.call(listPraemien)]);
  return maxPraemieOfAll(max.ok ? max.body.WertCent : 0, praemien.ok ? praemien.body : []);
}

/** The same from the answers. Rewards of hidden products are among `praemien`, so `isSame` can be false where it could be true. */
export const maxPraemieOfAll = (wertCent: number, praemien: readonly Praemie[]): MaxPraemie | null =>
  wertCent > 0 ? { wertCent, isSame: praemien.every(({ WertCent }) => WertCent === wertCent) } : null;
