import { expect, test } from 'vitest';
import { Refusal } from '../errors.ts';
import { problemOf } from './problem.ts';

test.each([
  [1, 'In 1 Minute können Sie', 'again in 1 minute.'],
  [60, 'In 1 Minute können Sie', 'again in 1 minute.'],
  [61, 'In 2 Minuten können Sie', 'again in 2 minutes.'],
  [3600, 'In 60 Minuten können Sie', 'again in 60 minutes.'],
])('the text of too many requests shows the time until the next try: after %d seconds', (retryAfterSeconds, german, english) => {
  const refusal = new Refusal('ZuVieleAnfragen', { retryAfterSeconds });
  expect(problemOf(refusal, { locale: 'de', texte: {} }).detail).toContain(german);
  expect(problemOf(refusal, { locale: 'en', texte: {} }).detail).toContain(english);
});
