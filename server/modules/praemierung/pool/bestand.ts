import type { MandantKonfiguration } from '../../../../contract/calls/mandant.ts';
import { partsOf } from '../../../../contract/rules/split.ts';
import type { MandantScope } from '../../../db/scope.ts';
import { listWerte } from '../../praemie/index.ts';
import { combineGutscheine, subtract } from './kombination.ts';
import { countOpen, readPool } from './store.ts';

/** Maximum number of grants of one amount that are checked. */
const MOST = 1000;

/** Amounts in cents that the pool cannot pay: `none` are amounts on offer today, `few` are amounts of grants that can still be picked. */
export interface Shortage {
  readonly none: readonly number[];
  readonly few: readonly number[];
}

type Offer = Pick<MandantKonfiguration, 'MaxEmpfaengerPraemieCent' | 'Gutschein'>;

/** The shortage of the pool, in vouchers of the tenant's current shop. */
export async function shortageOf(scope: MandantScope, { MaxEmpfaengerPraemieCent, Gutschein }: Offer, tag: string): Promise<Shortage> {
  const pool = await readPool(scope, Gutschein?.Haendler ?? null, MOST);
  const offered = new Set((await listWerte(scope, tag)).flatMap((cent) => partsOf(cent, MaxEmpfaengerPraemieCent)));
  const none = [...offered].filter((cent) => combineGutscheine(pool, cent) === null).sort((a, b) => a - b);
  const few: number[] = [];
  let left = pool;
  for (const { wertCent, anzahl } of await countOpen(scope)) {
    for (let n = 0; n < Math.min(anzahl, MOST) && !few.includes(wertCent); n += 1) {
      const taken = combineGutscheine(left, wertCent);
      if (taken) left = subtract(left, taken);
      else few.push(wertCent);
    }
  }
  return { none, few: few.filter((cent) => !none.includes(cent)) };
}
