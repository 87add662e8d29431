import type { Context } from '../../context.ts';
import { type PraemieRow, readPraemien, zeitraeumeFrom } from '../praemie/index.ts';

/** What orders earn by the tenant's rewards: by product and time, days included; `ALLE_PRODUKTE` is every product without rewards of its own. */
export interface Werte {
  readonly eigene: readonly number[];
  readonly zeitraeume: readonly { readonly produkt: number; readonly von: string; readonly bis: string; readonly wert: number }[];
}

/** No product has this number. */
export const ALLE_PRODUKTE = -1;

const FIRST_DAY = '0001-01-01';

export async function readWerte(context: Context): Promise<Werte> {
  const praemien = await readPraemien(context);
  const eigene = [...new Set(praemien.flatMap(({ produkt_id }) => (produkt_id === null ? [] : [produkt_id])))];
  return { eigene, zeitraeume: [null, ...eigene].flatMap((produkt) => zeitraeumeOf(praemien.filter(isFor(produkt)), produkt)) };
}

/** Rewards that a product can have: looked through for each product, all of them would take longer than its orders. */
const isFor = (produkt: number | null) => (praemie: PraemieRow) => praemie.produkt_id === null || praemie.produkt_id === produkt;

const zeitraeumeOf = (praemien: readonly PraemieRow[], produkt: number | null) =>
  zeitraeumeFrom(praemien, produkt, FIRST_DAY).map(({ praemie, von, bis }) => ({
    produkt: produkt ?? ALLE_PRODUKTE,
    von,
    bis,
    wert: praemie.wert_cent,
  }));
