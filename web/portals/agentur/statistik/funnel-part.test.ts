import { expect, test } from 'vitest';
import { funnelOf } from './funnel-part.tsx';

const NOW = { Einladungen: 80, Angenommen: 32, Klicks: 200, Daten: 50, Auftraege: 20, Freigaben: 24, Gezahlt: 0, WertCent: 120000 };
const BEFORE = { Einladungen: 0, Angenommen: 0, Klicks: 0, Daten: 0, Auftraege: 0, Freigaben: 0, Gezahlt: 0, WertCent: 0 };

test('the way from the invitation to the payment has each step with its share of the one it comes from', () => {
  const steps = funnelOf(NOW, BEFORE);
  expect(steps.map(({ name }) => name)).toEqual(['Einladungen', 'Angenommen', 'Klicks', 'Daten', 'Auftraege', 'Freigaben', 'Gezahlt']);
  expect(steps.map(({ percent }) => percent)).toEqual([null, 40, null, 25, 40, null, 0]);
});

test('of nothing there is no share', () => {
  expect(funnelOf(BEFORE, NOW).every(({ percent }) => percent === null)).toBe(true);
});
