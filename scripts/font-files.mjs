import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from './sources.mjs';

/** Range of weights that pages use of a variable font: 400 for text, 600 for emphasis and headings, 700 for figures. */
export const WEIGHTS = { min: 400, max: 700 };

/** Weight of headings, at which the dot of an i stays clear of its stem. A font used for headings only has this one weight, at half the file size. */
export const HEADING_WEIGHT = 600;

/** Font features that pages use: kerning, ligatures, accents, and figures of equal and of proportional width. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum', 'pnum'];

const { resolve } = createRequire(import.meta.url);

/**
 * Path of a font file within its package, by file name.
 * @param {string} file
 */
export const sourceOf = (file) => `@fontsource-variable/${file.replace(/-latin-.*/, '')}/files/${file}`;

/** @typedef {number | { readonly min: number, readonly max: number }} Weights */

/**
 * A font file reduced to what pages use, as WOFF2: the characters of its `unicode-range`, the given weights, and `FEATURES`.
 * @param {string} file
 * @param {string} unicodeRange
 * @param {Weights} [weights] default: the weights of all texts
 */
export const makeFontFile = (file, unicodeRange, weights = WEIGHTS) =>
  subsetFont(readFileSync(resolve(sourceOf(file))), charactersOf(unicodeRange), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: FEATURES,
    noHinting: true,
  });

/**
 * `makeFontFile` with a cache in `dist` that outlives a build, since one file takes almost a second.
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
