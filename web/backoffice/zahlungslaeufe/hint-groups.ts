import type { Zahlungslauf } from '../../../contract/calls/betrieb/zahlungslaeufe.ts';
import { HINWEIS_ARTEN, type HinweisArt } from '../../../contract/rules/zahlung.ts';

export type Hint = Zahlungslauf['Hinweisliste'][number];

/** Hints of one kind. */
export interface HintGroup {
  readonly art: HinweisArt;
  readonly hints: readonly Hint[];
  /** Those that nobody has confirmed; of a Sperre there are none. */
  readonly open: readonly Hint[];
}

/** Hints of a severity by kind, in the order of the kinds. */
export function groupHints(hints: readonly Hint[], schwere: Hint['Schwere']): readonly HintGroup[] {
  const shown = hints.filter(({ Schwere }) => Schwere === schwere);
  return HINWEIS_ARTEN.map((art) => {
    const ofKind = shown.filter(({ Art }) => Art === art);
    return { art, hints: ofKind, open: ofKind.filter(({ Schwere, BestaetigtVon }) => Schwere === 'Hinweis' && BestaetigtVon === null) };
  }).filter((group) => group.hints.length > 0);
}

/** Who confirmed all hints of a group with which words, if it was one person with the same words. */
export function commonWords({ hints }: HintGroup): Pick<Hint, 'BestaetigtVon' | 'Worte'> | null {
  const [first, ...others] = hints;
  const isCommon = others.every(({ BestaetigtVon, Worte }) => BestaetigtVon === first?.BestaetigtVon && Worte === first?.Worte);
  return first?.BestaetigtVon && isCommon ? first : null;
}

/** The items in pieces of at most `size`. */
export const piecesOf = <Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, piece) => items.slice(piece * size, (piece + 1) * size));
