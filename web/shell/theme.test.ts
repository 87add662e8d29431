import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { theme } from './theme.fixture.ts';
import { fluidSize, themeStyle } from './theme.ts';

describe('themeStyle', () => {
  const style = themeStyle(theme, {});

  it('is one rule of custom properties', () => {
    expect(style).toMatch(/^:root\{(--look-[a-z0-9-]+:[^;{}]+;?)+\}$/);
    expect(style).toContain('--look-color-surface-strong:#eeeeee');
    expect(style).toContain('--look-font-heading:"Newsreader","Newsreader Fallback",serif;');
    expect(style).toContain('--look-font-body:"Figtree","Figtree Fallback",system-ui,sans-serif;');
    expect(style).toContain('--look-radius-card:16px');
    expect(style).toContain('--look-space-unit:0.25rem');
  });

  it('sets every property that the style sheet reads', () => {
    const css = ['client.css', 'tokens.css'].map((name) => readFileSync(new URL(name, import.meta.url), 'utf8')).join('\n');
    const read = [...css.matchAll(/var\((--look-[a-z0-9-]+)\)/g)].map((match) => match[1] ?? '');
    expect(read.length).toBeGreaterThan(20);
    expect(read.filter((name) => !style.includes(`${name}:`))).toEqual([]);
  });

  it('removes characters from data that could end the declaration or the style element', () => {
    const shadow = { ...theme.shadow, card: 'x;}</style><script>alert(1)</script>{' };
    const evil = themeStyle({ ...theme, shadow }, {});
    expect(evil).not.toMatch(/[<>]/);
    expect(evil.match(/[{}]/g)).toEqual(['{', '}']);
    expect(evil).toContain('--look-shadow-card:x/stylescriptalert(1)/script');
  });
});

describe('fluidSize', () => {
  it('grows from 390 to 1440 px by the scale', () => {
    expect(fluidSize(16, 1.25, 0)).toBe('1rem');
    const [, small, at0, slope, large] = /^clamp\(([\d.]+)rem,([\d.]+)rem \+ ([\d.]+)vw,([\d.]+)rem\)$/.exec(fluidSize(16, 1.25, 3)) ?? [];
    expect(Number(large)).toBeCloseTo(1.25 ** 3, 3);
    expect(Number(small)).toBeCloseTo(1.16 ** 3, 3);
    const sizeAt = (width: number) => Number(at0) * 16 + (Number(slope) / 100) * width;
    expect(sizeAt(390)).toBeCloseTo(Number(small) * 16, 1);
    expect(sizeAt(1440)).toBeCloseTo(Number(large) * 16, 1);
  });

  it('keeps small print the same on every screen', () => {
    expect(fluidSize(16, 1.25, -1)).toBe('0.8rem');
  });
});
