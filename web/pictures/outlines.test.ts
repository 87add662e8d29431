import { expect, test } from 'vitest';
import { drawLettering } from './lettering.tsx';
import { drawOutlines } from './outlines.ts';

const draw = (text: string) => {
  const words = { text, x: 0, y: 0, width: 200, height: 50, size: 20, color: '#000000' };
  return drawLettering([words], 'Figtree', { width: 200, height: 50 });
};

test('lets the event loop turn between concurrent drawings', async () => {
  await draw('warm');
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  const seen: number[] = [];
  const drawings = ['eins', 'zwei', 'drei', 'vier'].map(async (text) => {
    await draw(text);
    seen.push(turns);
  });
  setImmediate(turn);
  await Promise.all(drawings);
  isOver = true;
  expect(seen).toHaveLength(4);
  expect(new Set(seen).size).toBe(4);
});

test('draws the next picture after a failed one', async () => {
  await expect(drawOutlines('ohne Schrift', { width: 1, height: 1, fonts: [] })).rejects.toThrow();
  expect(await draw('weiter')).toMatch(/^<svg/);
});
