import { createHash } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { Theme } from '../../contract/values/theme.ts';
import metrics from './font-metrics.json' with { type: 'json' };
import { withPortalStyle, withStyle } from './style.ts';
import { makeStylesheet } from './stylesheet.ts';
import { theme } from './theme.fixture.ts';
import { themeStyle } from './theme.ts';

const files = Object.fromEntries(Object.values(metrics).map(({ files: { all } }) => [all.file, `/assets/${all.file}`]));
const css =
  '@layer theme{:root,:host{--size:var(--look-text-lg)}}@layer base{*{margin:0}html{color:var(--look-color-text)}}' +
  '@layer use{.a{padding:var(--size)}.b{color:var(--look-color-accent);box-shadow:var(--look-shadow-card)}p:hover{color:red}}';
const documentOf = (content: string) => `<html><head><style></style></head><body>${content}</body></html>`;
const DOCUMENTS = ['<p class="a">', '<p class="b">', '<p class="a b">', '<i>', '<svg fill="var(--look-color-danger)">'].map(documentOf);
const styleOf = (html: string) => /<style>(.*)<\/style>/s.exec(html)?.[1] ?? '';

const THEMES: readonly (readonly [string, Theme])[] = [
  ['a theme', theme],
  ['another', { ...theme, font: { heading: 'Sora', body: 'Figtree', numbers: 'Sora' }, radius: { control: 0, card: 0, pill: 0 } }],
];

describe('withStyle', () => {
  it.each(THEMES)('for %s gives the same rules as one style sheet of theme and product', (_, own) => {
    const sheet = makeStylesheet(themeStyle(own, files) + css);
    for (const document of DOCUMENTS) {
      const { html, styleHash } = withStyle(document, own, css, files);
      expect(styleOf(html)).toBe(sheet.usedBy(document).css);
      expect(styleHash).toBe(`sha256-${createHash('sha256').update(styleOf(html)).digest('base64')}`);
    }
    const all = sheet.usedBy(`${DOCUMENTS[0]}${themeStyle(own, {})}`).css;
    expect(styleOf(withPortalStyle(DOCUMENTS[0] ?? '', own, css, files).html)).toBe(all);
  });

  it("puts the theme's used properties, and no others, before the product's rules", () => {
    const [, document = ''] = DOCUMENTS;
    const red = { ...theme, color: { ...theme.color, accent: '#ff0000' } };
    const [one, other] = [theme, red].map((own) => styleOf(withStyle(document, own, css, {}).html));
    expect(one).toContain(`--look-color-accent:${theme.color.accent};`);
    expect(other).toBe(one?.replace(theme.color.accent, '#ff0000'));
    expect(other).toMatch(/^:root\{--look-color-text:[^}]*\}@layer/);
    expect(other).not.toContain('--look-color-danger');
  });

  it('declares the properties that a shadow uses', () => {
    const own = { ...theme, shadow: { card: '0 1px var(--look-color-border)', raised: 'none' } };
    expect(styleOf(withStyle(DOCUMENTS[1] ?? '', own, css, {}).html)).toContain(`--look-color-border:${theme.color.border};`);
  });
});

it('memory does not grow with the number of themes', () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const rules = Array.from({ length: 500 }, (_, index) => `.c${index}:is(.d *){color:red;margin:${index}px}`).join('');
  const themes = Array.from({ length: 40 }, () => structuredClone(theme));
  const draw = (own: Theme) => DOCUMENTS.map((document) => withStyle(document, own, css + rules, files).styleHash);
  draw(theme);
  collect();
  const before = process.memoryUsage().heapUsed;
  themes.forEach(draw);
  collect();
  expect((process.memoryUsage().heapUsed - before) / themes.length).toBeLessThan(10_000);
});
