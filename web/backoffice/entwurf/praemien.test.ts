import { describe, expect, test } from 'vitest';
import { linesOf, newPraemie, placeOf, timelinesOf } from './praemien.ts';

const TODAY = '2026-11-20';
const praemie = (Id: number, ProduktId: number | null, Startdatum: unknown, Enddatum: unknown, more: object = {}) => ({
  Id,
  ProduktId,
  Titel: `Prämie ${Id}`,
  Startdatum,
  Enddatum,
  EnddatumAnzeige: Enddatum,
  WertCent: 7000,
  En: { Titel: `Reward ${Id}` },
  ...more,
});
const ordner = (...praemien: object[]) => ({
  'produkte.json': [
    { Id: 1, Name: 'Strom' },
    { Id: 2, Name: 'Gas', Versteckt: true },
    { Id: 3, Name: 'Wärme', Versteckt: true },
  ],
  'praemien.json': praemien,
});
const kinds = (...praemien: object[]) => {
  const [line] = timelinesOf(ordner(...praemien));
  const { past, rest } = linesOf(line ?? { periods: [] }, TODAY);
  return [past, rest].map((lines) => lines.map(({ kind, von, bis }) => `${kind} ${von} ${bis}`));
};

describe('timelinesOf', () => {
  test('groups rewards by product, by their first day, and leaves out hidden products without any', () => {
    const lines = timelinesOf(
      ordner(
        praemie(1, 1, '2027-01-01', '2027-12-31'),
        praemie(2, 1, '2026-01-01', '2026-12-31'),
        praemie(3, 2, '2026-01-01', '2026-12-31'),
        praemie(4, 9, '2026-01-01', '2026-12-31'),
      ),
    );
    expect(lines.map(({ produkt, periods }) => [produkt, periods.map(({ entry }) => entry.nr)])).toEqual([
      [null, []],
      ['Strom', ['2', '1']],
      ['Gas', ['3']],
      ['9', ['4']],
    ]);
  });

  test('keeps rewards apart whose amount or days cannot be read', () => {
    const [line] = timelinesOf(
      ordner(
        praemie(1, null, undefined, '2027-12-31'),
        praemie(2, null, '2027-02-30', '2027-12-31'),
        praemie(3, null, '2027-01-02', '2027-01-01'),
        praemie(4, null, '2027-01-02', '2027-01-03', { WertCent: 'viel' }),
      ),
    );
    expect([line?.periods, line?.unfinished.map(({ nr }) => nr)]).toEqual([[], ['1', '2', '3', '4']]);
  });
});

describe('linesOf', () => {
  test('has no gap between rewards that follow each other', () => {
    expect(kinds(praemie(1, null, '2026-01-01', TODAY), praemie(2, null, '2026-11-21', '2027-12-31'))).toEqual([
      [],
      [`period 2026-01-01 ${TODAY}`, 'period 2026-11-21 2027-12-31'],
    ]);
  });

  test('names gaps and overlaps, also of a short reward within a long one, and puts apart what is over', () => {
    expect(
      kinds(
        praemie(1, null, '2025-01-01', '2026-11-19'),
        praemie(2, null, '2026-12-01', '2027-12-31'),
        praemie(3, null, '2027-03-01', '2027-03-31'),
        praemie(4, null, '2027-12-31', '2028-12-31'),
      ),
    ).toEqual([
      ['period 2025-01-01 2026-11-19'],
      [
        'gap 2026-11-20 2026-11-30',
        'period 2026-12-01 2027-12-31',
        'overlap 2027-03-01 2027-03-31',
        'period 2027-03-01 2027-03-31',
        'overlap 2027-12-31 2027-12-31',
        'period 2027-12-31 2028-12-31',
      ],
    ]);
  });
});

test('placeOf cuts days at the edges of the bar', () => {
  expect(placeOf({ von: '2020-01-01', bis: '2036-12-31' }, TODAY)).toEqual({ left: 0, width: 100 });
  expect(placeOf({ von: TODAY, bis: TODAY }, TODAY)?.left).toBeCloseTo((90 / 546) * 100);
  expect(placeOf({ von: '2020-01-01', bis: '2026-08-21' }, TODAY)).toBeNull();
  expect(placeOf({ von: '2028-02-20', bis: '2028-12-31' }, TODAY)).toBeNull();
});

describe('newPraemie', () => {
  const made = (von: string, ...praemien: object[]) => newPraemie(ordner(...praemien), { produktId: null, von, wertCent: 9000 });

  test('ends the running reward the day before and takes its last day', () => {
    const running = praemie(1, null, '2026-01-01', '2036-12-31');
    expect(made('2027-01-01', running)).toEqual({
      add: {
        pfad: ['praemien.json', '1'],
        wert: { ...running, Id: 2, WertCent: 9000, Startdatum: '2027-01-01' },
        bisher: undefined,
      },
      end: {
        pfad: ['praemien.json', '0'],
        wert: { ...running, Enddatum: '2026-12-31', EnddatumAnzeige: '2026-12-31' },
        bisher: running,
      },
    });
    const hidden = praemie(1, null, '2026-01-01', '2036-12-31', { EnddatumAnzeige: '2026-06-30' });
    expect(made('2027-01-01', hidden)?.end?.wert).toMatchObject({ Enddatum: '2026-12-31', EnddatumAnzeige: '2026-06-30' });
  });

  test('ends before the next reward', () => {
    const later = praemie(2, null, '2027-06-01', '2027-12-31');
    expect(made('2027-01-01', later)).toMatchObject({ add: { wert: { Enddatum: '2027-05-31' } }, end: null });
    expect(made('2027-01-01', praemie(1, null, '2026-01-01', '2028-12-31'), later)?.add.wert).toMatchObject({ Enddatum: '2027-05-31' });
  });

  test('without another reward ends with the next year and takes the title of another product’s', () => {
    expect(made('2027-03-01', praemie(1, 1, '2026-01-01', '2026-12-31'))).toMatchObject({
      add: { wert: { ProduktId: null, Titel: 'Prämie 1', Enddatum: '2028-12-31' } },
      end: null,
    });
    expect(made('2027-03-01')?.add.wert).not.toHaveProperty('Titel');
  });

  test('is none on the day on which a reward begins', () => {
    expect(made('2027-01-01', praemie(1, null, '2027-01-01', '2027-12-31'))).toBeNull();
  });
});
