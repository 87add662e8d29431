import { expect, test } from 'vitest';
import { storiesOf } from './stories.ts';
import { VERLAEUFE, type Verlauf } from './verlaeufe.ts';

/** Days after the referral on which something happens. */
const daysOf = ({ joins, accepts, refuses, auftrag, due = [] }: Verlauf): number[] =>
  [
    joins,
    accepts,
    refuses,
    ...due,
    auftrag?.am,
    auftrag?.bestaetigt,
    auftrag?.beanstandet,
    auftrag?.released?.am,
    auftrag?.pick?.am,
    auftrag?.ended?.am,
  ].filter((day) => day !== undefined);

test.each(VERLAEUFE.map((verlauf, index): [number, Verlauf] => [index, verlauf]))(
  'course %i is complete at the age from which it is used',
  (_, verlauf) => {
    expect(Math.max(0, ...daysOf(verlauf))).toBeLessThanOrEqual(verlauf.from);
    expect(verlauf.until ?? 180).toBeGreaterThan(verlauf.from);
  },
);

test('stories have courses that fit their age, and every course occurs', () => {
  const stories = storiesOf({ empfehlungen: 214, empfehler: 28, days: 180 });
  for (const { vorTagen, verlauf } of stories) {
    expect(vorTagen).toBeGreaterThanOrEqual(verlauf.from);
    expect(vorTagen).toBeLessThanOrEqual(verlauf.until ?? 180);
  }
  expect(new Set(stories.map(({ verlauf }) => verlauf)).size).toBe(VERLAEUFE.length);
});

test('courses that fit the same age occur in proportion to `often`', () => {
  const stories = storiesOf({ empfehlungen: 3000, empfehler: 28, days: 180 }).filter(({ vorTagen }) => vorTagen > 171);
  const first = VERLAEUFE.find(({ from, until = 180 }) => from <= 172 && until >= 178) as Verlauf;
  const fitting = VERLAEUFE.filter(({ from, until = 180 }) => from <= 172 && until >= 178);
  const share = first.often / fitting.reduce((sum, { often }) => sum + often, 0);
  const count = stories.filter(({ verlauf }) => verlauf === first).length;
  expect(Math.abs(count - share * stories.length)).toBeLessThanOrEqual(1);
});
