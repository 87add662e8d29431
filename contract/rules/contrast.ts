import type { Theme } from '../values/theme.ts';

export type Colors = Theme['color'];
export type ColorName = keyof Colors;

/** Minimum contrast of text, and of the focus, which is no text (WCAG 2.2, 1.4.3 and 1.4.11). */
const TEXT = 4.5;
const NO_TEXT = 3;

/** Pairs of theme colours that stand on each other, with the contrast that they need. */
const PAIRS = [
  ['text', 'bg', TEXT],
  ['text', 'surface', TEXT],
  ['text', 'surfaceStrong', TEXT],
  ['muted', 'bg', TEXT],
  ['muted', 'surface', TEXT],
  ['onPrimary', 'primary', TEXT],
  ['onAccent', 'accent', TEXT],
  ['primary', 'bg', TEXT],
  ['primary', 'surface', TEXT],
  ['success', 'bg', TEXT],
  ['warning', 'bg', TEXT],
  ['danger', 'bg', TEXT],
  ['danger', 'surface', TEXT],
  ['focus', 'bg', NO_TEXT],
  ['focus', 'surface', NO_TEXT],
] as const satisfies readonly (readonly [ColorName, ColorName, number])[];

/** Two colours of a theme, one on the other. */
export interface ColorContrast {
  readonly front: ColorName;
  readonly back: ColorName;
  readonly ratio: number;
  readonly needed: number;
}

const isColor = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

/** The pairs of a theme whose colours are both given. */
const pairsOf = (color: Partial<Colors>): ColorContrast[] =>
  PAIRS.flatMap(([front, back, needed]) => {
    const [one, other] = [color[front], color[back]];
    return isColor(one) && isColor(other) ? [{ front, back, needed, ratio: contrast(one, other) }] : [];
  });

/** The pairs that one colour of a theme is part of. Pairs with a text that is no colour are left out. */
export const pairsWith = (color: Partial<Colors>, name: ColorName): ColorContrast[] =>
  pairsOf(color).filter(({ front, back }) => front === name || back === name);

/** Pairs of a theme with too little contrast. */
export const unreadablePairs = ({ color }: Pick<Theme, 'color'>): ColorContrast[] =>
  pairsOf(color).filter(({ ratio, needed }) => ratio < needed);

/** A contrast as it is shown, with one decimal. It is rounded down, so that it never shows as the minimum that it misses. */
export const shownRatio = (ratio: number): number => Math.floor(ratio * 10) / 10;

/** Contrast ratio of two colours `#rrggbb`, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [r, g, b] = linearOf(color);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** A colour `#rrggbb` as red, green and blue in linear light, 0 to 1. */
export function linearOf(color: string): [number, number, number] {
  const channel = (start: number) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}
