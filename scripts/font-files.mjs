import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from './sources.mjs';

/** What pages use of a variable font's weights: texts 400, what stands out and headings 600, figures 700. */
export const WEIGHTS = { min: 400, max: 700 };

/** The one weight of headings, at which no dot of an i runs into its stem: a font of a theme that has nothing else to show is half as heavy with it alone. */
export const HEADING_WEIGHT = 600;

/** What they use of its features: kerning, ligatures, accents and figures, of equal width and of their own. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum', 'pnum'];

const { resolve } = createRequire(import.meta.url);

/**
 * Name of a font file in its package, by the name of the file.
 * @param {string} file
 */
export const sourceOf = (file) => `@fontsource-variable/${file.replace(/-latin-.*/, '')}/files/${file}`;

/** @typedef {number | { readonly min: number, readonly max: number }} Weights */

/**
 * A font file with what pages use of it alone, as WOFF2: the characters of its `unicode-range`, and no other weights or features.
 * @param {string} file
 * @param {string} unicodeRange
 * @param {Weights} [weights] those of all texts where none are named
 */
export const makeFontFile = (file, unicodeRange, weights = WEIGHTS) =>
  subsetFont(readFileSync(resolve(sourceOf(file))), charactersOf(unicodeRange), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: FEATURES,
    noHinting: true,
  });

/**
 * The same, kept under `dist` from one build to the next: to make one takes most of a second.
 * @param {string} file
 * @param {string} unicodeRange
 * @param {Weights} [weights]
 */
export async function keptFontFile(file, unicodeRange, weights = WEIGHTS) {
  const hash = createHash('sha256').update(JSON.stringify([unicodeRange, weights]));
  for (const source of [sourceOf(file), 'subset-font/package.json', import.meta.filename]) hash.update(readFileSync(resolve(source)));
  const kept = join(root, 'dist', 'fonts', `${hash.digest('hex')}.woff2`);
  if (existsSync(kept)) return readFileSync(kept);
  const made = await makeFontFile(file, unicodeRange, weights);
  mkdirSync(join(root, 'dist', 'fonts'), { recursive: true });
  writeFileSync(`${kept}.${process.pid}`, made);
  renameSync(`${kept}.${process.pid}`, kept);
  return made;
}

/**
 * All characters of a `unicode-range`, as `U+0000-00FF,U+0131`.
 * @param {string} unicodeRange
 */
function charactersOf(unicodeRange) {
  const codes = unicodeRange.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...codes);
}
