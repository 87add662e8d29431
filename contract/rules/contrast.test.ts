import { describe, expect, test } from 'vitest';
import { type ColorName, contrast, pairsWith, shownRatio, unreadablePairs } from './contrast.ts';
import { nearestReadable } from './nearest-color.ts';
import { USUAL_THEME } from './ordner-usual.ts';

const { color } = USUAL_THEME;

describe('contrast', () => {
  test('is that of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 2);
    expect(contrast('#FFFFFF', '#ffffff')).toBe(1);
  });

  test('never shows as the minimum that it misses', () => {
    expect(shownRatio(contrast('#777777', '#ffffff'))).toBe(4.4);
    expect(shownRatio(4.5)).toBe(4.5);
  });

  test('lists the pairs of a colour on both sides, without texts that are no colours', () => {
    const names = (name: ColorName, given: object = color) => pairsWith(given, name).map(({ front, back }) => `${front} ${back}`);
    expect(names('primary')).toEqual(['onPrimary primary', 'primary bg', 'primary surface']);
    expect(names('border')).toEqual([]);
    expect(names('primary', { ...color, bg: 'red' })).toEqual(['onPrimary primary', 'primary surface']);
  });

  test('asks less of the focus than of text', () => {
    const gray = { ...color, bg: '#ffffff', surface: '#ffffff', focus: '#949494', muted: '#949494' };
    expect(unreadablePairs({ color: gray }).map(({ front, back }) => `${front} ${back}`)).toEqual(['muted bg', 'muted surface']);
  });
});

describe('the nearest colour', () => {
  test.each([
    ['primary', '#8f7bff'],
    ['primary', '#ffe000'],
    ['muted', '#aaaaaa'],
    ['focus', '#ffd0d0'],
    ['accent', '#101010'],
    ['bg', '#808080'],
    ['success', '#00ff00'],
  ] as const)('of %s %s passes all of its pairs', (name, given) => {
    const found = nearestReadable({ ...color, [name]: given }, name) ?? '';
    expect(found).toMatch(/^#[0-9a-f]{6}$/);
    expect(pairsWith({ ...color, [name]: found }, name).filter(({ ratio, needed }) => ratio < needed)).toEqual([]);
  });

  test('is the colour itself if that passes, and otherwise only as much darker as is needed', () => {
    expect(nearestReadable(color, 'text')).toBe(color.text);
    const found = nearestReadable({ ...color, bg: '#ffffff', surface: '#ffffff', muted: '#808080' }, 'muted') ?? '';
    expect(contrast(found, '#ffffff')).toBeLessThan(4.6);
    expect(found).toMatch(/^#(..)\1\1$/);
  });

  test('is none if no lightness is enough, or there is no colour', () => {
    expect(nearestReadable({ ...color, bg: '#ffffff', onPrimary: '#5f5f5f', surface: '#ffffff' }, 'primary')).toBeNull();
    expect(nearestReadable({ ...color, text: 'red' }, 'text')).toBeNull();
  });
});
