import type { ProduktAnswer, Tile } from './produkt.ts';
import { tilesOf } from './produkt.ts';

/** A speed in the words of its product, such as `Bis zu 100 Mbit/s`, and in Mbit/s. */
export interface Tempo {
  readonly vor: string;
  readonly zahl: string;
  readonly einheit: string;
  readonly mbit: number;
}

/** A product with the speed that it is chosen for. */
export interface FastProdukt extends Pick<Tile, 'Id' | 'Name' | 'Praemie'> {
  readonly tempo: Tempo;
  readonly preisCent: number | null;
  /** What stands beside its price. */
  readonly terms: Pick<ProduktAnswer, 'PreisEinmalig' | 'Preisaufteilung' | 'Fakten'>;
  /** Its speed on a logarithmic scale, from 0 (none) to 1 (the fastest). */
  readonly anteil: number;
  readonly marke: 'schnellstes' | 'guenstigstes' | null;
}

const SPEED = /^(\D*)(\d[\d.,]*)\s*([GM]bit\/s)/;
/** A point or a comma before three digits is a thousands separator. */
const GROUPING = /[.,](?=\d{3}(\D|$))/g;

/** The first speed in the description of a product; null if it has none. */
export function tempoOf({ Beschreibung1, Beschreibung2, Beschreibung3, Beschreibung4 }: ProduktAnswer): Tempo | null {
  for (const line of [Beschreibung1, Beschreibung2, Beschreibung3, Beschreibung4]) {
    const [found, vor = '', zahl = '', einheit = ''] = SPEED.exec(line ?? '') ?? [];
    if (found === undefined) continue;
    const number = Number(zahl.replace(GROUPING, '').replace(',', '.'));
    return { vor: vor.trimEnd(), zahl, einheit, mbit: einheit.startsWith('G') ? number * 1000 : number };
  }
  return null;
}

/** Maximum number of speeds besides the cheapest product. Each is at most half as fast as the one before, so that the choice is easy. */
const MOST = 4;

/** Products chosen for their speed, below the product with the highest reward. */
export interface SpeedOffer {
  /** The product with the highest reward; null if one of the fast products has it, which then is the first. */
  readonly best: BestProdukt | null;
  readonly schnellste: readonly FastProdukt[];
}

/** The product with the highest reward, with its price. */
export interface BestProdukt extends Pick<Tile, 'Id' | 'Name' | 'Beschreibung' | 'Praemie'>, Pick<FastProdukt, 'preisCent' | 'terms'> {}

/** The product with the highest reward, then the fastest ones; empty if there are no speeds to compare. */
export function speedOffer(produkte: readonly ProduktAnswer[]): SpeedOffer {
  const [best] = tilesOf(produkte);
  const schnellste = fastestProdukte(produkte);
  if (!best || schnellste.length === 0) return { best: null, schnellste: [] };
  const first = schnellste.find(({ Praemie }) => Praemie.WertCent === best.Praemie.WertCent);
  if (first) return { best: null, schnellste: [first, ...schnellste.filter((one) => one !== first)] };
  const answer = produkte.find(({ Id }) => Id === best.Id);
  return {
    best: answer ? { ...best, preisCent: answer.PreisMonatlich ?? null, terms: answer } : null,
    schnellste: fastestProdukte(produkte, MOST - 1),
  };
}

/** The fastest products with a reward, the cheapest of each speed, and the cheapest of all; empty if there is nothing to compare. */
export function fastestProdukte(produkte: readonly ProduktAnswer[], most = MOST): readonly FastProdukt[] {
  const found = produkte
    .filter(({ Young }) => !Young)
    .flatMap(withTempo)
    .sort(fastestFirst);
  const ladder: Candidate[] = [];
  for (const one of found) if (ladder.length < most && one.tempo.mbit <= (ladder.at(-1)?.tempo.mbit ?? Infinity) / 2) ladder.push(one);
  const cheapest = found.toSorted((a, b) => priceOf(a) - priceOf(b))[0];
  const all = [...new Set(cheapest && priceOf(cheapest) < Infinity ? [...ladder, cheapest] : ladder)].sort(fastestFirst);
  if (all.length < 2) return [];
  const [first] = all;
  return all.map((one) => ({
    ...one,
    anteil: Math.log2(one.tempo.mbit + 1) / Math.log2((first?.tempo.mbit ?? 0) + 1),
    marke: one === first ? 'schnellstes' : one === cheapest ? 'guenstigstes' : null,
  }));
}

type Candidate = Omit<FastProdukt, 'anteil' | 'marke'>;

function withTempo(produkt: ProduktAnswer): Candidate[] {
  const [tile] = tilesOf([produkt]);
  const tempo = tempoOf(produkt);
  if (!tile || !tempo) return [];
  return [{ Id: tile.Id, Name: tile.Name, Praemie: tile.Praemie, tempo, preisCent: produkt.PreisMonatlich ?? null, terms: produkt }];
}

const priceOf = ({ preisCent }: Candidate): number => preisCent ?? Infinity;
const fastestFirst = (a: Candidate, b: Candidate): number => b.tempo.mbit - a.tempo.mbit || priceOf(a) - priceOf(b);
