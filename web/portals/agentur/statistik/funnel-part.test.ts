import { expect, test } from 'vitest';
import { funnelOf } from './funnel-part.tsx';

const NOW = { Einladungen: 80, Angenommen: 32, Klicks: 200, Daten: 50, Auftraege: 20, Freigaben: 24, Gezahlt: 0, WertCent: 120000 };
const BEFORE = { Einladungen: 0, Angenommen: 0, Klicks: 0, Daten: 0, Auftraege: 0, Freigaben: 0, Gezahlt: 0, WertCent: 0 };

test('returns the steps from invitation to payment, each with its share of the step that it is a share of', () => {
  const steps = funnelOf(NOW, BEFORE);
  expect(steps.map(({ name }) => name)).toEqual(['Einladungen', 'Angenommen', 'Klicks', 'Daten', 'Auftraege', 'Freigaben', 'Gezahlt']);
  expect(steps.map(({ percent }) => percent)).toEqual([null, 40, null, 25, 40, null, 0]);
});

test('returns no share if the other step counts 0', () => {
  expect(funnelOf(BEFORE, NOW).every(({ percent }) => percent === null)).toBe(true);
});
