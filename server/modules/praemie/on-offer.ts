import type { Praemie } from '../../../contract/calls/praemie/praemie.ts';
import { formatCent } from '../../../contract/values/cent.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import { addDays } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { type PraemieRow, readPraemien } from './store.ts';

/** Whether a reward is shown on a day: it has begun, and its display end has not passed. */
export const isActive = (praemie: PraemieRow, day: string): boolean => praemie.startdatum <= day && day <= praemie.enddatum_anzeige;

/**
 * The tenant's reward for an order of a product on a day. A reward for that product has precedence over one for all products; among several,
 * the highest applies. A `produktId` of null means a product without a reward of its own.
 */
export function praemieFor(praemien: readonly PraemieRow[], produktId: number | null, day: string): PraemieRow | undefined {
  return praemien
    .filter((praemie) => praemie.startdatum <= day && day <= praemie.enddatum && (praemie.produkt_id ?? produktId) === produktId)
    .sort((a, b) => Number(a.produkt_id === null) - Number(b.produkt_id === null) || b.wert_cent - a.wert_cent)[0];
}

/** The rewards for orders of a product from a day on: each period with its reward, first and last order date. */
export function zeitraeumeFrom(praemien: readonly PraemieRow[], produktId: number | null, day: string) {
  const changes = praemien.flatMap((praemie) => [praemie.startdatum, addDays(praemie.enddatum, 1)]).filter((one) => one > day);
  const days = [...new Set([day, ...changes])].sort();
  const found: { praemie: PraemieRow; von: string; bis: string }[] = [];
  for (const von of days) {
    const praemie = praemieFor(praemien, produktId, von);
    const last = found.at(-1);
    if (last && last.praemie !== praemie && last.bis >= von) last.bis = addDays(von, -1);
    if (praemie && (last?.praemie !== praemie || last.bis < von)) found.push({ praemie, von, bis: praemie.enddatum });
  }
  return found;
}

/** Whether an order of the product earns a reward of the tenant on this day or any later one. */
export const hasPraemieFrom = async (context: Context, produktId: number, day: string): Promise<boolean> =>
  zeitraeumeFrom(await readPraemien(context), produktId, day).length > 0;

/** Active rewards for a product. The reward that an order would earn today comes first. */
export function activeFor(praemien: readonly PraemieRow[], produktId: number, day: string): PraemieRow[] {
  const best = praemieFor(praemien, produktId, day);
  const active = praemien.filter((praemie) => isActive(praemie, day) && (praemie.produkt_id ?? produktId) === produktId);
  return active.sort((a, b) => Number(b === best) - Number(a === best) || b.wert_cent - a.wert_cent);
}

/** The title of a reward in a language. */
export const titelOf = (praemie: PraemieRow, locale: Locale): string => (locale === 'de' ? praemie.titel : praemie.titel_en);

/** A reward on the wire, with title and formatted amount in the language. */
export function toWire(praemie: PraemieRow, locale: Locale): Praemie {
  return {
    Id: praemie.id,
    ...(praemie.produkt_id !== null && { ProduktId: praemie.produkt_id }),
    Titel: titelOf(praemie, locale),
    Startdatum: praemie.startdatum,
    Enddatum: praemie.enddatum,
    EnddatumAnzeige: praemie.enddatum_anzeige,
    WertCent: praemie.wert_cent,
    Wert: formatCent(praemie.wert_cent, locale),
  };
}
