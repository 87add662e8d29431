import { describe, expect, test } from 'vitest';
import { ANTEILE } from './anteil.ts';
import { offeredAnteile, shownAnteil } from './split.ts';

const shownBy = (wertCent: number, max: number | null) => ANTEILE.map((anteil) => shownAnteil(anteil, wertCent, max));

describe('shares with the same amounts', () => {
  test('are shown as the first of them', () => {
    expect(shownBy(7500, 1500)).toEqual([100, 50, 50]);
    expect(shownBy(7500, 0)).toEqual([100, 100, 100]);
    expect(shownBy(1, null)).toEqual([100, 100, 0]);
    expect(shownBy(2000, 1500)).toEqual([100, 50, 0]);
    expect(shownBy(0, 1500)).toEqual([100, 50, 0]);
  });

  test('are offered once, the current share before the others', () => {
    expect(offeredAnteile([100, 50, 0], 100, 7500, 1500)).toEqual([100, 50]);
    expect(offeredAnteile([100, 50, 0], 0, 7500, 1500)).toEqual([100, 0]);
    expect(offeredAnteile([50, 0], 50, 7500, 1500)).toEqual([50]);
    expect(offeredAnteile([100, 50, 0], 50, 7500, null)).toEqual([100, 50, 0]);
  });
});
