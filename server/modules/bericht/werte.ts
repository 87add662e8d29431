import { addDays } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { type Angebot, geltendePraemie, readAngebot } from '../praemie/index.ts';

/** What orders of a product in a time of order dates, days included, earn whose people joined in a time, its end not included. */
interface Wert {
  readonly produkt: number;
  readonly von: string;
  readonly bis: string;
  readonly ab: string;
  readonly vor: string;
  readonly wert: number;
}

/** What orders of an agency earn; `ALLE_PRODUKTE` is every product without a reward or promise of its own. */
export interface Werte {
  readonly eigene: readonly number[];
  readonly werte: readonly Wert[];
}

/** No product has this number. */
export const ALLE_PRODUKTE = -1;

export async function readWerte(context: Context, agenturnummer: string): Promise<Werte> {
  const angebot = await readAngebot(context, [agenturnummer]);
  const named = [...angebot.praemien, ...angebot.plan].flatMap(({ produkt_id }) => (produkt_id === null ? [] : [produkt_id]));
  const eigene = [...new Set(named)];
  return { eigene, werte: [ALLE_PRODUKTE, ...eigene].flatMap((produkt) => werteOf(only(angebot, produkt), produkt, agenturnummer)) };
}

/** What decides on a product: looked through for each, all of it would take longer than its orders. */
const only = ({ praemien, plan }: Angebot, produkt: number): Angebot => ({
  praemien: praemien.filter(({ produkt_id }) => produkt_id === null || produkt_id === produkt),
  plan: plan.filter(({ produkt_id }) => produkt_id === produkt),
});

const ENDLESS = '9999-12-31';
const NEVER = '-infinity';
const EVER = 'infinity';

/** The rule that holds for an order, asked once for each time in which it says the same. */
function werteOf(angebot: Angebot, produkt_id: number, agenturnummer: string): Wert[] {
  const { praemien, plan } = angebot;
  const days = [...praemien, ...plan].flatMap(({ startdatum, enddatum }) => [
    startdatum,
    ...(enddatum === null ? [] : [addDays(enddatum, 1)]),
  ]);
  const moments = plan.map(({ angelegt_am }) => angelegt_am).sort((a, b) => a.getTime() - b.getTime());
  return spans([...new Set(days)].sort()).flatMap(([von, next]) =>
    spans([null, ...moments]).flatMap(([ab, vor]): Wert[] => {
      // Who joined before the first entry was made, did so before every one.
      const praemie = geltendePraemie(angebot, { produkt_id, tag: von, agenturnummer, beigetreten_am: ab ?? new Date(0) });
      if (!praemie) return [];
      const joined = { ab: ab?.toISOString() ?? NEVER, vor: vor?.toISOString() ?? EVER };
      return [{ produkt: produkt_id, von, bis: next === undefined ? ENDLESS : addDays(next, -1), ...joined, wert: praemie.wert_cent }];
    }),
  );
}

/** Each of these with the next; the last with undefined. */
const spans = <T>(sorted: readonly T[]): (readonly [T, T | undefined])[] => sorted.map((one, index) => [one, sorted[index + 1]] as const);
