import { expect, test } from 'vitest';
import { createTexts } from '../../../../texts/texts.ts';
import { isLastRunning, seriesOf } from './series.ts';

const ZAHLEN = { Einladungen: 0, Angenommen: 0, Klicks: 0, Daten: 0, Auftraege: 3, Freigaben: 0, Gezahlt: 0, WertCent: 0 };
const weeks = ['2026-11-16', '2026-11-23'].map((Schluessel) => ({ ...ZAHLEN, Schluessel, Name: Schluessel }));

test.each([
  ['2026-11-23', true],
  ['2026-11-29', true],
  ['2026-11-30', false],
])('on %s the week from 23.11.2026 is running: %s', (today, isRunning) => {
  expect(isLastRunning({ Gruppe: 'woche', Zeilen: weeks }, today)).toBe(isRunning);
});

test('only the last week of a chart is running, and no other group', () => {
  const portal = { t: createTexts('de', {}), locale: 'de', today: () => '2026-11-25' } as const;
  const statistik = { Von: '2026-11-16', Bis: '2026-11-25', Summe: ZAHLEN, Vorher: ZAHLEN, Zeilen: weeks, ZeilenVorher: [] };
  const running = (Gruppe: 'woche' | 'produkt') =>
    seriesOf(portal, { ...statistik, Gruppe }, 'Auftraege').points.map((point) => point.isRunning ?? false);
  expect(running('woche')).toEqual([false, true]);
  expect(running('produkt')).toEqual([false, false]);
});
