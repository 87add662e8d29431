import { expect, test } from 'vitest';
import { headlineOf } from './groups.tsx';

const NONE = { Einladungen: 0, Angenommen: 0, Klicks: 0, Daten: 0, Auftraege: 0, Freigaben: 0, Gezahlt: 0, WertCent: 0 };
const of = (Auftraege: number) => ({ ...NONE, Auftraege });
const row = (Name: string, Auftraege: number) => ({ ...of(Auftraege), Schluessel: Name, Name });

test('returns the change from the previous period for weeks', () => {
  const weeks = { Gruppe: 'woche' as const, Zeilen: [row('a', 3), row('b', 4)] };
  expect(headlineOf({ ...weeks, Summe: of(7), Vorher: of(3) }, 'Auftraege')).toEqual({ key: 'mehr', values: { anzahl: 7, um: 4 } });
  expect(headlineOf({ ...weeks, Summe: of(7), Vorher: of(7) }, 'Auftraege').key).toBe('gleich');
  expect(headlineOf({ ...weeks, Summe: of(0), Vorher: of(7) }, 'Auftraege')).toEqual({ key: 'weniger', values: { anzahl: 0, um: 7 } });
  expect(headlineOf({ ...weeks, Summe: of(0), Vorher: of(0) }, 'Auftraege').key).toBe('nichts');
});

test('returns the largest group for other groupings', () => {
  const Zeilen = [row('WhatsApp', 3), row('Mail', 9), row('QR', 9)];
  expect(headlineOf({ Gruppe: 'channel', Zeilen, Summe: of(21), Vorher: of(3) }, 'Auftraege')).toEqual({
    key: 'groesster',
    values: { name: 'Mail', anteil: 9, anzahl: 21 },
  });
});

test('never returns the sum of further groups as the largest group', () => {
  const Zeilen = [row('WhatsApp', 3), row('Mail', 9), { ...row('…', 40), Name: '58 weitere zusammen' }];
  expect(headlineOf({ Gruppe: 'channel', Zeilen, Summe: of(52), Vorher: of(3) }, 'Auftraege').values).toMatchObject({ name: 'Mail' });
});
