import type { Theme } from '../../contract/values/theme.ts';
import { type FontFiles, fontFaces, fontStack } from './fonts.ts';

/** Steps of the type scale and their exponent of `scale.ratio`; `client.css` names a text size for each. */
const STEPS = { xs: -1, base: 0, lg: 1, xl: 2, '2xl': 3, '3xl': 4, hero: 6 } as const;

/** Viewport widths between which type grows, in pixels. */
const NARROW = 390;
const WIDE = 1440;
/** Steepest scale on a phone. */
const NARROW_RATIO = 1.16;
const PX_PER_REM = 16;

/**
 * The `@font-face` rules of the theme's fonts, and the theme as one rule of CSS custom properties `--look-*`: all, or only `used`. They are the only
 * source of colours, fonts and measures of a page.
 */
export function themeStyle(theme: Theme, fontFiles: FontFiles, used?: ReadonlySet<string>): string {
  const properties = Object.entries({
    ...named('color', theme.color, String),
    ...named('font', theme.font, fontStack),
    ...named('text', STEPS, (exponent) => fluidSize(theme.scale.base, theme.scale.ratio, exponent)),
    ...named('radius', theme.radius, (px) => `${px}px`),
    ...named('shadow', theme.shadow, String),
    'space-unit': rem(theme.space.unit),
    focus: focusOf(theme),
  })
    .map(([name, value]) => [`--look-${name}`, cssValue(value)] as const)
    .filter(([name]) => used?.has(name) ?? true);
  const declared = properties.map(([name, value]) => `${name}:${value};`).join('');
  return `${fontFaces(theme, fontFiles)}${declared && `:root{${declared}}`}`;
}

/** `object-position` of the key visual: the point that no crop may lose. */
const focusOf = ({ keyVisualFocus: { x, y } = { x: 50, y: 50 } }: Theme): string => `${x}% ${y}%`;

/** Font size that grows between the two widths; on narrow screens the scale is flatter, so that a long word fits into its line. */
export function fluidSize(base: number, ratio: number, exponent: number): string {
  const narrowRatio = Math.min(1 + (ratio - 1) * 0.7, NARROW_RATIO);
  const small = base * (exponent < 0 ? ratio : narrowRatio) ** exponent;
  const large = base * ratio ** exponent;
  if (small === large) return rem(large);
  const slope = (large - small) / (WIDE - NARROW);
  return `clamp(${rem(small)},${rem(small - slope * NARROW)} + ${round(slope * 100)}vw,${rem(large)})`;
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;
const rem = (px: number): string => `${round(px / PX_PER_REM)}rem`;

/** Removes characters that could end the declaration or the style element. */
const cssValue = (value: string): string => value.replace(/[;{}<>\\]/g, '');

function named<V>(group: string, values: Readonly<Record<string, V>>, write: (value: V) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${group}-${kebab(name)}`, write(value)]));
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
