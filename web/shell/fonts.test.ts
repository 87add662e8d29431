import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { SCHRIFTEN } from '../../contract/values/theme.ts';
import { HEADING_WEIGHT, makeFontFile, sourceOf } from '../../scripts/font-files.mjs';
import { measureFonts } from '../../scripts/font-metrics.mjs';
import metrics from './font-metrics.json' with { type: 'json' };
import { firstFonts, fontFaces, fontStack } from './fonts.ts';

const built = Object.values(metrics).flatMap(({ files: { all, headings } }) => [all.file, headings.file]);
const files = Object.fromEntries(built.map((file) => [file, `/assets/${file}?1`]));
const font = { heading: 'Fraunces', body: 'Source Sans 3', numbers: 'Source Sans 3' } as const;
const families = (css: string) => [...css.matchAll(/@font-face \{font-family:"([^"]+)"/g)].map(([, family]) => family);

describe('font metrics', () => {
  it('match the font files', async () => {
    expect(await measureFonts()).toEqual(metrics);
  });

  it('name a file below 40 kB, smaller than that of its package, under a licence that permits distribution', async () => {
    const { resolve } = createRequire(import.meta.url);
    for (const { files, unicodeRange } of Object.values(metrics)) {
      const { file } = files.all;
      const folder = `@fontsource-variable/${file.replace(/-latin-.*/, '')}`;
      const content = await makeFontFile(file, unicodeRange);
      expect(Buffer.from(content.subarray(0, 4)).toString(), file).toBe('wOF2');
      expect(content.length, file).toBeLessThan(Math.min(40_000, readFileSync(resolve(sourceOf(file))).length));
      expect((await makeFontFile(file, unicodeRange, HEADING_WEIGHT)).length, file).toBeLessThan(content.length * 0.65);
      expect(readFileSync(resolve(`${folder}/LICENSE`), 'utf8'), file).toContain('SIL Open Font License');
    }
  });

  it('makeFontFile includes only the requested characters', async () => {
    const [{ files, unicodeRange }] = Object.values(metrics) as [(typeof metrics)['Sora']];
    const { file } = files.all;
    const [all, capitals] = [await makeFontFile(file, unicodeRange), await makeFontFile(file, 'U+0041-005A')];
    expect(capitals.length).toBeLessThan(all.length / 2);
  });

  it('scale each fallback font by 85 to 120 per cent', () => {
    for (const [family, { fallbacks }] of Object.entries(metrics)) {
      for (const { sizeAdjust } of Object.values(fallbacks)) {
        expect(Number.parseFloat(sizeAdjust), family).toBeGreaterThan(85);
        expect(Number.parseFloat(sizeAdjust), family).toBeLessThan(120);
      }
    }
  });
});

describe('fontFaces', () => {
  it('returns only the families of the theme, each once, followed by its fallbacks', () => {
    expect(families(fontFaces({ font }, files))).toEqual([
      'Fraunces',
      'Fraunces Fallback',
      'Source Sans 3',
      'Source Sans 3 Fallback',
      'Source Sans 3 Fallback',
    ]);
  });

  it('uses the file with the heading weight only for a family that is used for headings only, otherwise the file with all weights', () => {
    const faceOf = (numbers: 'Fraunces' | 'Sora') =>
      /"Fraunces";font-weight:([^;]+);[^}]*url\(([^)]+)\)/.exec(fontFaces({ font: { ...font, numbers } }, files))?.slice(1);
    expect(faceOf('Sora')).toEqual(['600', '/assets/fraunces-latin-600-normal.woff2?1']);
    expect(faceOf('Fraunces')).toEqual(['400 700', '/assets/fraunces-latin-wght-normal.woff2?1']);
    expect(firstFonts({ font: { ...font, numbers: 'Fraunces' } }, files)[0]).toBe('/assets/fraunces-latin-wght-normal.woff2?1');
  });

  it('shows the fallback immediately and swaps to the font without layout shift', () => {
    const css = fontFaces({ font }, files);
    expect(css).toContain('font-display:swap;src:url(/assets/fraunces-latin-600-normal.woff2?1) format("woff2");}');
    expect(css).toMatch(
      /"Fraunces Fallback";font-weight:600 1000;src:local\("Times New Roman Bold"\)[^}]*;size-adjust:[\d.]+%;ascent-override:[\d.]+%/,
    );
    expect(css).toMatch(/"Source Sans 3 Fallback";font-weight:1 599;src:local\("Arial"\)/);
    expect(css).toMatch(/"Source Sans 3 Fallback";font-weight:600 1000;src:local\("Arial Bold"\)/);
  });

  it('returns an empty string without a build', () => {
    expect(fontFaces({ font }, {})).toBe('');
  });
});

it('fontStack returns the family, its fallback and a generic family', () => {
  for (const schrift of SCHRIFTEN)
    expect(fontStack(schrift)).toMatch(new RegExp(`^"${schrift}","${schrift} Fallback",(serif|system-ui,sans-serif)$`));
  expect(fontStack('Newsreader')).toMatch(/,serif$/);
});

it('firstFonts returns the files of headings and body, one file if the family is the same', () => {
  expect(firstFonts({ font }, files)).toEqual([
    '/assets/fraunces-latin-600-normal.woff2?1',
    '/assets/source-sans-3-latin-wght-normal.woff2?1',
  ]);
  expect(firstFonts({ font: { ...font, heading: 'Source Sans 3', numbers: 'Sora' } }, files)).toHaveLength(1);
  expect(firstFonts({ font }, {})).toEqual([]);
});
