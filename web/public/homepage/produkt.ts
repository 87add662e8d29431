import type { Fakt } from '../../../contract/values/produktart.ts';

interface PraemieWert {
  readonly WertCent: number;
  readonly Wert: string;
}

/** A product as any product API returns it, as far as the homepage shows it. */
export interface ProduktAnswer {
  readonly Id: number;
  readonly Name: string;
  /** Slug of its category; only of the product API `standard`. */
  readonly Kategorie?: string;
  readonly Beschreibung?: string | null;
  readonly Beschreibung1?: string | null;
  readonly Beschreibung2?: string | null;
  readonly Beschreibung3?: string | null;
  readonly Beschreibung4?: string | null;
  /** Name of its product family. */
  readonly Gruppe?: string;
  /** Only for young people. */
  readonly Young?: boolean;
  readonly PreisMonatlich?: number;
  readonly PreisEinmalig?: number;
  /** How the monthly price changes over time. */
  readonly Preisaufteilung?: string | null;
  readonly Fakten?: readonly Fakt[];
  /** The first one is the reward for an order today. */
  readonly Praemien: readonly PraemieWert[];
}

/** A product that can be recommended, with the reward for an order today. */
export interface Tile {
  readonly Id: number;
  readonly Name: string;
  readonly Beschreibung: string;
  readonly Gruppe: string | undefined;
  readonly Kategorie: string | undefined;
  /** Only for young people. */
  readonly Young: boolean;
  readonly Praemie: PraemieWert;
}

/** Products with a reward. The first one with the highest reward is in front; the others keep the tenant's order. */
export function tilesOf(produkte: readonly ProduktAnswer[]): readonly Tile[] {
  const tiles = produkte.flatMap(toTile);
  const highest = Math.max(...tiles.map(({ Praemie }) => Praemie.WertCent));
  const best = tiles.find(({ Praemie }) => Praemie.WertCent === highest);
  return best ? [best, ...tiles.filter((tile) => tile !== best)] : tiles;
}

function toTile({ Id, Name, Beschreibung, Beschreibung1, Gruppe, Kategorie, Young = false, Praemien }: ProduktAnswer): Tile[] {
  const [Praemie] = Praemien;
  if (!Praemie || Praemie.WertCent <= 0) return [];
  return [{ Id, Name, Beschreibung: Beschreibung ?? Beschreibung1 ?? '', Gruppe, Kategorie, Young, Praemie }];
}

/** Products of one kind, with its name. */
export interface Gruppe {
  readonly titel: string;
  readonly produkte: readonly Tile[];
}

/** Products by family, otherwise by category, in the order of the categories. Products of an unknown kind are left out. */
export function gruppenOf(
  tiles: readonly Tile[],
  kategorien: readonly { readonly Slug: string; readonly Name: string }[],
): readonly Gruppe[] {
  const names = new Map(kategorien.map(({ Slug, Name }) => [Slug, Name]));
  const kindOf = ({ Gruppe, Kategorie = '' }: Tile) => Gruppe ?? names.get(Kategorie);
  const titles = new Set([...names.values(), ...tiles.flatMap((tile) => kindOf(tile) ?? [])]);
  return [...titles]
    .map((titel) => ({ titel, produkte: tiles.filter((tile) => kindOf(tile) === titel) }))
    .filter(({ produkte }) => produkte.length > 0);
}
