import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitPraemie } from '../../../contract/rules/split.ts';
import { addDays, dayOf, endOfDay, startOfDay } from '../../calendar.ts';
import { activeFor, isActive, praemieFor, toWire, zeitraeumeFrom } from './on-offer.ts';
import type { PraemieRow } from './store.ts';

const praemie = (row: Partial<PraemieRow>): PraemieRow => ({
  id: 1,
  produkt_id: null,
  titel: 'Prämie',
  titel_en: 'Reward',
  startdatum: '2026-01-01',
  enddatum: '2026-12-31',
  enddatum_anzeige: '2026-12-31',
  wert_cent: 5000,
  ...row,
});

const wert = fc.integer({ min: 1, max: 100_000_00 });
const anteil = fc.constantFrom(100 as const, 50 as const, 0 as const);
const cap = fc.option(fc.integer({ min: 0, max: 100_000_00 }), { nil: null });

describe('the split of a reward', () => {
  test('always adds up to the reward, without negative parts', () => {
    fc.assert(
      fc.property(wert, anteil, cap, (cent, share, max) => {
        const { empfehlerCent, empfaengerCent } = splitPraemie(cent, share, max);
        expect(empfehlerCent + empfaengerCent).toBe(cent);
        expect(Number.isInteger(empfehlerCent) && Number.isInteger(empfaengerCent)).toBe(true);
        expect(Math.min(empfehlerCent, empfaengerCent)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('gives the contact no more than the cap and no more than the other share', () => {
    fc.assert(
      fc.property(wert, anteil, cap, (cent, share, max) => {
        const { empfaengerCent } = splitPraemie(cent, share, max);
        const uncapped = share === 100 ? 0 : share === 0 ? cent : Math.floor(cent / 2);
        expect(empfaengerCent).toBe(max === null ? uncapped : Math.min(uncapped, max));
      }),
    );
  });

  test.each([
    { wertCent: 5001, share: 50 as const, max: null, empfehlerCent: 2501, empfaengerCent: 2500 },
    { wertCent: 1, share: 50 as const, max: null, empfehlerCent: 1, empfaengerCent: 0 },
    { wertCent: 5000, share: 50 as const, max: 0, empfehlerCent: 5000, empfaengerCent: 0 },
    { wertCent: 5000, share: 0 as const, max: 0, empfehlerCent: 5000, empfaengerCent: 0 },
    { wertCent: 5000, share: 0 as const, max: null, empfehlerCent: 0, empfaengerCent: 5000 },
    { wertCent: 5000, share: 0 as const, max: 1999, empfehlerCent: 3001, empfaengerCent: 1999 },
    { wertCent: 5000, share: 50 as const, max: 2500, empfehlerCent: 2500, empfaengerCent: 2500 },
    { wertCent: 5000, share: 100 as const, max: 2500, empfehlerCent: 5000, empfaengerCent: 0 },
  ])('is right for $wertCent cents at $share percent, capped at $max', ({ wertCent, share, max, ...parts }) => {
    expect(splitPraemie(wertCent, share, max)).toEqual(parts);
  });
});

describe('the reward that an order earns', () => {
  test.each([
    ['the day before its start', '2025-12-31', false],
    ['on its first day', '2026-01-01', true],
    ['on its last day', '2026-12-31', true],
    ['the day after its end', '2027-01-01', false],
  ])('exists only within the validity of a reward: %s', (_name, day, isValid) => {
    expect(praemieFor([praemie({})], 7, day) !== undefined).toBe(isValid);
  });

  test('is valid on the order date after its display has ended', () => {
    const ending = praemie({ enddatum_anzeige: '2026-06-30' });
    expect(praemieFor([ending], 7, '2026-07-01')).toBe(ending);
    expect(isActive(ending, '2026-07-01')).toBe(false);
    expect(activeFor([ending], 7, '2026-07-01')).toEqual([]);
  });

  test("is the product's own reward even if the one for all products is higher", () => {
    const own = praemie({ id: 2, produkt_id: 7, wert_cent: 1000 });
    const general = praemie({ id: 1, wert_cent: 9000 });
    expect(praemieFor([general, own], 7, '2026-05-01')).toBe(own);
    expect(praemieFor([general, own], 8, '2026-05-01')).toBe(general);
  });

  test("is the one for all products after the product's own has ended", () => {
    const own = praemie({ id: 2, produkt_id: 7, enddatum: '2026-06-30' });
    const general = praemie({ id: 1, wert_cent: 100 });
    expect(praemieFor([own, general], 7, '2026-06-30')).toBe(own);
    expect(praemieFor([own, general], 7, '2026-07-01')).toBe(general);
  });

  test("is never another product's", () => {
    expect(praemieFor([praemie({ produkt_id: 8 })], 7, '2026-05-01')).toBeUndefined();
  });

  test('is that of the period in which the order falls', () => {
    const early = praemie({ id: 1, enddatum: '2026-06-30', wert_cent: 9000 });
    const late = praemie({ id: 2, startdatum: '2026-07-01', wert_cent: 4000 });
    expect(praemieFor([early, late], 7, '2026-06-30')).toBe(early);
    expect(praemieFor([early, late], 7, '2026-07-01')).toBe(late);
  });

  test('is the highest of several valid rewards, and comes first in the list', () => {
    const low = praemie({ id: 1, wert_cent: 4000 });
    const high = praemie({ id: 2, wert_cent: 6000 });
    const own = praemie({ id: 3, produkt_id: 7, wert_cent: 1000 });
    expect(praemieFor([low, high], 7, '2026-05-01')).toBe(high);
    expect(activeFor([low, high, own], 7, '2026-05-01')).toEqual([own, high, low]);
  });
});

test('a reward on the wire has its amount in the language of the reader, and a product only if it is limited to one', () => {
  expect(toWire(praemie({}), 'de')).toMatchObject({ Titel: 'Prämie', WertCent: 5000, Wert: '50,00 €' });
  expect(toWire(praemie({}), 'de')).not.toHaveProperty('ProduktId');
  expect(toWire(praemie({ produkt_id: 7 }), 'en')).toMatchObject({ Titel: 'Reward', ProduktId: 7, Wert: '€50.00' });
});

/** Days of several years, including clock changes and a leap day. */
const day = fc.oneof(
  fc.constantFrom('2026-03-29', '2026-10-25', '2027-03-28', '2028-02-29', '2026-12-31', '2027-01-01'),
  fc.integer({ min: 0, max: 3650 }).map((later) => addDays('2024-01-01', later)),
);
const length = fc.integer({ min: 0, max: 400 });

test('a reward is shown from the first second of its first day to the last second of its display end, in Berlin', () => {
  fc.assert(
    fc.property(day, length, length, (startdatum, shown, valid) => {
      const row = praemie({ startdatum, enddatum: addDays(startdatum, valid), enddatum_anzeige: addDays(startdatum, shown) });
      const isShownAt = (moment: Date, seconds: number) => isActive(row, dayOf(new Date(moment.getTime() + seconds * 1000)));
      const [begin, end] = [startOfDay(startdatum), endOfDay(row.enddatum_anzeige)];
      expect([isShownAt(begin, -1), isShownAt(begin, 0), isShownAt(begin, 1)]).toEqual([false, true, true]);
      expect([isShownAt(end, -1), isShownAt(end, 0), isShownAt(end, 1)]).toEqual([true, false, false]);
    }),
  );
});

const rows = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 40 }), fc.boolean(), fc.integer({ min: 1, max: 3 })),
  {
    maxLength: 6,
  },
);

test('the periods of a product contain the reward of every day from today on, and a new period begins only if the reward changes', () => {
  fc.assert(
    fc.property(rows, fc.integer({ min: 0, max: 30 }), (list, today) => {
      const praemien = list.map(([start, days, isOwn, wert], index) =>
        praemie({
          id: index + 1,
          produkt_id: isOwn ? 7 : null,
          startdatum: addDays('2027-03-01', start),
          enddatum: addDays('2027-03-01', start + days),
          wert_cent: wert * 1000,
        }),
      );
      const from = addDays('2027-03-01', today);
      const periods = zeitraeumeFrom(praemien, 7, from);
      for (let later = 0; later < 110; later += 1) {
        const one = addDays(from, later);
        const said = periods.filter(({ von, bis }) => von <= one && one <= bis);
        expect(said.map((period) => period.praemie)).toEqual([praemieFor(praemien, 7, one)].filter((row) => row !== undefined));
      }
      for (const [index, { praemie: row, von }] of periods.entries()) {
        const before = periods[index - 1];
        if (before && addDays(before.bis, 1) === von) expect(before.praemie).not.toBe(row);
      }
    }),
  );
});

test('a later period with a lower reward begins the day after the first', () => {
  const first = praemie({ id: 1, enddatum: '2026-12-31', wert_cent: 7000 });
  const later = praemie({ id: 2, startdatum: '2026-06-01', enddatum: '2027-06-30', wert_cent: 5000 });
  const spans = zeitraeumeFrom([first, later], 7, '2026-11-20').map(({ praemie: { id }, von, bis }) => [id, von, bis]);
  expect(spans).toEqual([
    [1, '2026-11-20', '2026-12-31'],
    [2, '2027-01-01', '2027-06-30'],
  ]);
});
