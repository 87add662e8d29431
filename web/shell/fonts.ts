import type { Schrift, Theme } from '../../contract/values/theme.ts';
import metrics from './font-metrics.json' with { type: 'json' };

/** Adjusts a local font to the width and height of ours, so that the layout does not shift when ours is loaded. */
interface Fallback {
  readonly sizeAdjust: string;
  readonly ascentOverride: string;
  readonly descentOverride: string;
  readonly lineGapOverride: string;
}

/** A font file with Latin letters. */
interface FontFile {
  readonly file: string;
  /** One weight, or lowest and highest weight. */
  readonly weights: string;
}

interface Font {
  /** The file with all weights, and the one with the heading weight only, which is about half the size. */
  readonly files: { readonly all: FontFile; readonly headings: FontFile };
  readonly generic: string;
  readonly fallbacks: { readonly regular: Fallback; readonly bold: Fallback };
}

/** Every family that a theme can name, measured by `scripts/font-metrics.mjs`. */
const FONTS: Readonly<Record<Schrift, Font>> = metrics;

/** Addresses of the font files by their name. */
export type FontFiles = Readonly<Record<string, string>>;

/** Local fonts with the same metrics, in the order Windows and Apple, Linux, Android. */
const LOCAL: Readonly<Record<string, { readonly regular: readonly string[]; readonly bold: readonly string[] }>> = {
  'sans-serif': { regular: ['Arial', 'Liberation Sans', 'Roboto'], bold: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'] },
  serif: { regular: ['Times New Roman', 'Liberation Serif'], bold: ['Times New Roman Bold', 'Liberation Serif Bold'] },
};
const FALLBACK_WEIGHTS = { regular: '1 599', bold: '600 1000' } as const;

/** `font-family` of a font: the font, its adjusted fallback, and a generic family. */
export const fontStack = (schrift: Schrift): string =>
  `"${schrift}","${schrift} Fallback",${FONTS[schrift].generic === 'serif' ? 'serif' : 'system-ui,sans-serif'}`;

/** The `@font-face` rules of the families that a theme uses, each once; without files (no client build) there are none. */
export const fontFaces = ({ font }: Pick<Theme, 'font'>, files: FontFiles): string =>
  [...new Set(Object.values(font))].map((schrift) => facesOf(schrift, font, files)).join('');

/** Whether a family is used for headings only, so that it needs no other weight. */
const isForHeadings = (schrift: Schrift, { heading, body, numbers }: Theme['font']): boolean =>
  schrift === heading && schrift !== body && schrift !== numbers;

const fileOf = (schrift: Schrift, font: Theme['font']): FontFile => FONTS[schrift].files[isForHeadings(schrift, font) ? 'headings' : 'all'];

function facesOf(schrift: Schrift, font: Theme['font'], files: FontFiles): string {
  const { generic, fallbacks } = FONTS[schrift];
  const { file, weights } = fileOf(schrift, font);
  const address = files[file];
  if (address === undefined) return '';
  const own = face({
    'font-family': `"${schrift}"`,
    'font-weight': weights,
    'font-display': 'swap',
    src: `url(${address}) format("woff2")`,
  });
  const fallback = (name: 'regular' | 'bold') =>
    face({
      'font-family': `"${schrift} Fallback"`,
      'font-weight': FALLBACK_WEIGHTS[name],
      src: (LOCAL[generic]?.[name] ?? []).map((local) => `local("${local}")`).join(','),
      'size-adjust': fallbacks[name].sizeAdjust,
      'ascent-override': fallbacks[name].ascentOverride,
      'descent-override': fallbacks[name].descentOverride,
      'line-gap-override': fallbacks[name].lineGapOverride,
    });
  return own + (isForHeadings(schrift, font) ? '' : fallback('regular')) + fallback('bold');
}

const face = (descriptors: Readonly<Record<string, string>>): string =>
  `@font-face {${Object.entries(descriptors)
    .map(([name, value]) => `${name}:${value};`)
    .join('')}}`;

/** Font files to preload: those of headings and body. */
export const firstFonts = ({ font }: Pick<Theme, 'font'>, files: FontFiles): readonly string[] =>
  [...new Set([font.heading, font.body])].flatMap((schrift) => files[fileOf(schrift, font).file] ?? []);
