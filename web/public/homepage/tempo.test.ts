import { describe, expect, it } from 'vitest';
import type { ProduktAnswer } from './produkt.ts';
import { fastestProdukte, speedOffer, tempoOf } from './tempo.ts';

const praemie = { WertCent: 7000, Wert: '70,00 €' };
let ids = 0;
const produkt = (Beschreibung1: string | null, own: Partial<ProduktAnswer> = {}): ProduktAnswer => {
  ids += 1;
  return { Id: ids, Name: `P${ids}`, Beschreibung1, Praemien: [praemie], ...own };
};
const fast = (mbit: number, PreisMonatlich?: number, own: Partial<ProduktAnswer> = {}) =>
  produkt(`Bis zu ${mbit} Mbit/s im Download`, { ...(PreisMonatlich !== undefined && { PreisMonatlich }), ...own });
const speedsOf = (produkte: ProduktAnswer[]) => fastestProdukte(produkte).map(({ tempo }) => tempo.mbit);

describe('tempoOf', () => {
  it.each([
    ['Bis zu 100 Mbit/s im Download', { vor: 'Bis zu', zahl: '100', einheit: 'Mbit/s', mbit: 100 }],
    ['Bis zu 2.000 Mbit/s im Download', { vor: 'Bis zu', zahl: '2.000', einheit: 'Mbit/s', mbit: 2000 }],
    ['Up to 2,000 Mbit/s download', { vor: 'Up to', zahl: '2,000', einheit: 'Mbit/s', mbit: 2000 }],
    ['1,5 Gbit/s', { vor: '', zahl: '1,5', einheit: 'Gbit/s', mbit: 1500 }],
    ['2.5 Gbit/s', { vor: '', zahl: '2.5', einheit: 'Gbit/s', mbit: 2500 }],
    ['20 GB mit 5G', null],
    ['Über 100 Sender, 60 davon in HD', null],
    [null, null],
  ])('reads %j as %j', (line, tempo) => {
    expect(tempoOf(produkt(line))).toEqual(tempo);
  });

  it('reads the first speed in the lines', () => {
    const lines = { Beschreibung2: 'Bis zu 50 Mbit/s im Download', Beschreibung3: 'Bis zu 10 Mbit/s im Upload' };
    expect(tempoOf(produkt('70 Sender, 30 davon in HD', lines))?.mbit).toBe(50);
  });
});

describe('the fastest products', () => {
  it('are at most four, each at most half as fast as the one before, plus the cheapest of all', () => {
    expect(speedsOf([50, 100, 250, 500, 600, 1000, 2000].map((mbit) => fast(mbit, mbit)))).toEqual([2000, 1000, 500, 250, 50]);
  });

  it('are the cheapest of each speed, at the same price the first one', () => {
    const [dear, cheap, same] = [fast(100, 4000), fast(100, 3500), fast(100, 3500)];
    expect(fastestProdukte([dear, cheap, same, fast(25, 3000)]).map(({ Id }) => Id)).toEqual([cheap.Id, expect.any(Number)]);
  });

  it('mark the fastest and the cheapest one, unless they are the same', () => {
    const marks = (produkte: ProduktAnswer[]) => fastestProdukte(produkte).map(({ marke }) => marke);
    expect(marks([fast(1000, 6000), fast(100, 3000), fast(50, 3500)])).toEqual(['schnellstes', 'guenstigstes', null]);
    expect(marks([fast(1000, 2000), fast(100, 3000)])).toEqual(['schnellstes', null]);
    expect(marks([fast(1000), fast(100)])).toEqual(['schnellstes', null]);
  });

  it('fill the gauge in their order, the fastest completely', () => {
    const [first = -1, second = -1, third = -1] = fastestProdukte([fast(1000), fast(100), fast(25)]).map(({ anteil }) => anteil);
    expect(first).toBe(1);
    expect(second).toBeLessThan(first);
    expect(third).toBeLessThan(second);
    expect(third).toBeGreaterThan(0);
  });

  it('leave out products for young people and products without a reward', () => {
    expect(speedsOf([fast(1000, 1, { Young: true }), fast(500, 1, { Praemien: [] }), fast(250, 2), fast(100, 1)])).toEqual([250, 100]);
  });

  it('are empty if there is nothing to compare', () => {
    expect(fastestProdukte([])).toEqual([]);
    expect(fastestProdukte([fast(100, 1), produkt('Live-Sport')])).toEqual([]);
  });
});

describe('speedOffer', () => {
  const earning = (WertCent: number) => ({ Praemien: [{ WertCent, Wert: '' }] });

  it('puts the product with the highest reward first, with its price and in place of one speed', () => {
    const sport = produkt('Live-Sport', { ...earning(11_000), PreisMonatlich: 4995 });
    const speeds = [2000, 1000, 500, 250].map((mbit) => fast(mbit, 3000));
    const { best, schnellste } = speedOffer([...speeds, sport]);
    expect(best).toMatchObject({ Id: sport.Id, preisCent: 4995, Praemie: { WertCent: 11_000 } });
    expect(schnellste.map(({ tempo }) => tempo.mbit)).toEqual([2000, 1000, 500]);
  });

  it('begins with the speed that has the highest reward', () => {
    const { best, schnellste } = speedOffer([fast(1000), fast(100, 3000, earning(9000)), fast(10)]);
    expect([best, schnellste.map(({ tempo }) => tempo.mbit)]).toEqual([null, [100, 1000, 10]]);
  });

  it('has nothing without speeds to compare', () => {
    expect(speedOffer([produkt('Live-Sport', earning(11_000)), fast(100)])).toEqual({ best: null, schnellste: [] });
  });
});
