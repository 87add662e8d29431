import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createFontStack } from '@capsizecss/core';
import { fromFile } from '@capsizecss/unpack/fs';
import { HEADING_WEIGHT, WEIGHTS } from './font-files.mjs';
import { root } from './sources.mjs';

/**
 * Measures the product's fonts for `web/shell/font-metrics.json`: adjustments that give a local font the width and height of the font that is
 * still loading. Run it when a font package changes.
 */
const metricsFile = join(root, 'web', 'shell', 'font-metrics.json');

const IDS = ['sora', 'figtree', 'fraunces', 'source-sans-3', 'newsreader', 'public-sans', 'space-grotesk', 'ibm-plex-sans'];
const STYLES = /** @type {const} */ (['regular', 'bold']);
const WEIGHT_OF = { regular: 400, bold: HEADING_WEIGHT };

/** Metrics of Arial and Times New Roman, taken from metric-compatible fonts because these two may not be redistributed; 2048 units per em. */
const LOCAL_FONTS = {
  'sans-serif': { familyName: 'Arial', ascent: 1854, descent: -434, lineGap: 67, widths: { regular: 913, bold: 983 } },
  serif: { familyName: 'Times New Roman', ascent: 1825, descent: -443, lineGap: 87, widths: { regular: 832, bold: 886 } },
};

/**
 * @template T
 * @param {T} metrics
 * @param {number} xWidthAvg
 */
const withWidth = (metrics, xWidthAvg) => ({ ...metrics, xWidthAvg, subsets: { latin: { xWidthAvg }, thai: { xWidthAvg } } });

/** Metrics of all families, by their name in a theme. */
export const measureFonts = async () => Object.fromEntries(await Promise.all(IDS.map(measureFamily)));

/**
 * Heights come from the served file. It contains all weights, so the widths of one weight come from the file of that weight.
 * @param {string} id
 * @returns {Promise<[family: string, numbers: object]>}
 */
async function measureFamily(id) {
  const folder = join(root, 'node_modules', '@fontsource-variable', id);
  /** @type {{ family: string, category: keyof typeof LOCAL_FONTS }} */
  const { family, category } = JSON.parse(readFileSync(join(folder, 'metadata.json'), 'utf8'));
  /** @type {{ latin: string }} */
  const { latin } = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'));
  const file = `${id}-latin-wght-normal.woff2`;
  const heights = await fromFile(join(folder, 'files', file));
  /** @type {Record<string, object>} */
  const fallbacks = {};
  for (const name of STYLES) {
    const weight = WEIGHT_OF[name];
    const own = await fromFile(join(root, 'node_modules', '@fontsource', id, 'files', `${id}-latin-${weight}-normal.woff2`));
    const { widths, ...local } = LOCAL_FONTS[category];
    const scaled = (own.xWidthAvg / own.unitsPerEm) * heights.unitsPerEm;
    const stack = [withWidth(heights, scaled), withWidth({ ...local, unitsPerEm: 2048 }, widths[name])];
    const { fontFaces } = createFontStack(stack, { fontFaceFormat: 'styleObject' });
    const [face] = fontFaces;
    if (!face) throw new Error(`${family} has no fallback`);
    const { sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = face['@font-face'];
    fallbacks[name] = { sizeAdjust, ascentOverride, descentOverride, lineGapOverride };
  }
  const files = {
    all: { file, weights: `${WEIGHTS.min} ${WEIGHTS.max}` },
    headings: { file: file.replace('wght', `${HEADING_WEIGHT}`), weights: `${HEADING_WEIGHT}` },
  };
  return [family, { files, generic: category, unicodeRange: latin, fallbacks }];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(metricsFile, `${JSON.stringify(await measureFonts(), null, 2)}\n`);
}
