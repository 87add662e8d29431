import type { Theme } from '../../contract/values/theme.ts';

/** Pairs of theme colours that carry text. */
const TEXT_PAIRS = [
  ['text', 'bg'],
  ['text', 'surface'],
  ['text', 'surfaceStrong'],
  ['muted', 'bg'],
  ['muted', 'surface'],
  ['onPrimary', 'primary'],
  ['onAccent', 'accent'],
  ['primary', 'bg'],
  ['primary', 'surface'],
  ['success', 'bg'],
  ['warning', 'bg'],
  ['danger', 'bg'],
  ['danger', 'surface'],
] as const satisfies readonly (readonly [keyof Theme['color'], keyof Theme['color']])[];

/** Contrast ratio of two colours `#rrggbb`, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Pairs of a theme with too little contrast: text needs at least 4.5, and the focus at least 3, like everything that is not text. */
export function unreadablePairs({ color }: Theme): { front: ColorName; back: ColorName; ratio: number; needed: number }[] {
  const focus = (['bg', 'surface'] as const).map((back) => ['focus', back] as const);
  return [...TEXT_PAIRS, ...focus]
    .map(([front, back]) => ({ front, back, ratio: contrast(color[front], color[back]), needed: front === 'focus' ? 3 : 4.5 }))
    .filter(({ ratio, needed }) => ratio < needed);
}

type ColorName = keyof Theme['color'];
