import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayOf, startOfDay } from '../../calendar.ts';
import { entryOf, type Fall, geltendePraemie } from './geltend.ts';
import type { PlanRow } from './reads.ts';
import type { PraemieRow } from './store.ts';

const MANDANT: PraemieRow = {
  id: 1,
  produkt_id: null,
  titel: 'Prämie',
  titel_en: 'Reward',
  startdatum: '2026-01-01',
  enddatum: '2027-12-31',
  enddatum_anzeige: '2027-12-31',
  wert_cent: 5000,
};
const entry = (row: Partial<PlanRow>): PlanRow => ({
  agenturnummer: 'A-1',
  produkt_id: 7,
  wert_cent: 8000,
  startdatum: '2026-06-01',
  enddatum: null,
  angelegt_am: new Date('2026-05-20T10:00:00Z'),
  ...row,
});
const wert = (plan: readonly PlanRow[], fall: Partial<Fall> = {}, praemien: readonly PraemieRow[] = [MANDANT]): number | undefined =>
  geltendePraemie({ praemien, plan }, { produkt_id: 7, tag: '2026-06-15', agenturnummer: 'A-1', beigetreten_am: null, ...fall })?.wert_cent;

describe('an entry of a reward plan', () => {
  test('replaces the amount of the tenant’s reward, higher or lower, for order dates in its period', () => {
    const own = entry({ enddatum: '2026-06-30' });
    const days = ['2026-05-31', '2026-06-01', '2026-06-30', '2026-07-01'];
    expect(days.map((tag) => wert([own], { tag }))).toEqual([5000, 8000, 8000, 5000]);
    expect(wert([entry({ wert_cent: 3000 })])).toBe(3000);
    expect(wert([entry({})], { tag: '2027-12-31' })).toBe(8000);
  });

  test('changes nothing of the tenant’s reward but its amount', () => {
    const fall = { produkt_id: 7, tag: '2026-06-15', agenturnummer: 'A-1', beigetreten_am: null };
    expect(geltendePraemie({ praemien: [MANDANT], plan: [entry({})] }, fall)).toEqual({ ...MANDANT, wert_cent: 8000 });
  });

  test.each([
    ['of another agency', { agenturnummer: 'A-2' }],
    ['without an agency', { agenturnummer: null }],
    ['of another product', { produkt_id: 8 }],
  ])('does not apply to a case %s', (_, fall) => {
    expect(wert([entry({})], fall)).toBe(5000);
  });

  test('gives no reward if the tenant has none', () => {
    expect(wert([entry({})], {}, [])).toBeUndefined();
    expect(wert([entry({})], { tag: '2028-01-01' })).toBeUndefined();
  });
});

describe('a new entry', () => {
  const before = new Date('2026-05-20T09:59:59Z');
  const after = new Date('2026-05-20T10:00:00Z');

  test('with a lower amount does not apply to recipients who joined before it was made, to the second', () => {
    const low = [entry({ wert_cent: 3000 })];
    expect([before, after, null].map((beigetreten_am) => wert(low, { beigetreten_am }))).toEqual([5000, 3000, 3000]);
  });

  test('with a higher amount applies to recipients who joined before it too', () => {
    expect(wert([entry({})], { beigetreten_am: before })).toBe(8000);
  });

  test('keeps earlier recipients at the amount of a preceding higher entry, through several entries', () => {
    const first = entry({ enddatum: '2026-06-10' });
    const second = entry({
      wert_cent: 6000,
      startdatum: '2026-06-11',
      enddatum: '2026-06-20',
      angelegt_am: new Date('2026-06-10T08:00:00Z'),
    });
    const third = entry({ wert_cent: 2000, startdatum: '2026-06-21', angelegt_am: new Date('2026-06-20T08:00:00Z') });
    const plan = [third, first, second];
    const joined = ['2026-05-01', '2026-06-05', '2026-06-15', '2026-06-25'].map((day) => startOfDay(day));
    expect(joined.map((beigetreten_am) => wert(plan, { tag: '2026-06-12', beigetreten_am }))).toEqual([8000, 8000, 6000, 6000]);
    expect(joined.map((beigetreten_am) => wert(plan, { tag: '2026-06-25', beigetreten_am }))).toEqual([8000, 8000, 6000, 2000]);
  });

  test('keeps earlier recipients at the tenant’s reward if no entry was valid when it was made', () => {
    const first = entry({ enddatum: '2026-06-10' });
    const later = entry({ wert_cent: 4000, startdatum: '2026-07-01', angelegt_am: new Date('2026-06-20T08:00:00Z') });
    expect(wert([first, later], { tag: '2026-07-02', beigetreten_am: startOfDay('2026-06-05') })).toBe(5000);
    expect(wert([first, later], { tag: '2026-07-02', beigetreten_am: startOfDay('2026-06-21') })).toBe(4000);
  });
});

const BEGIN = '2026-03-01';
const SPAN = 60;

type Step = {
  readonly day: number;
  readonly art: 'add' | 'end';
  readonly starts: number;
  readonly days: number | null;
  readonly euro: number;
};
const step: fc.Arbitrary<Step> = fc.record({
  day: fc.integer({ min: 0, max: SPAN }),
  art: fc.constantFrom('add', 'add', 'end'),
  starts: fc.integer({ min: 1, max: 10 }),
  days: fc.option(fc.integer({ min: 0, max: 20 }), { nil: null }),
  euro: fc.integer({ min: 10, max: 100 }),
});

const at = (day: number): string => addDays(BEGIN, day);
const overlap = (a: PlanRow, b: PlanRow): boolean => a.startdatum <= (b.enddatum ?? '9999') && b.startdatum <= (a.enddatum ?? '9999');

/** A plan as its agency could make it: entries for future days that do not overlap, some of them ended or deleted. */
function planOf(steps: readonly Step[]): PlanRow[] {
  let plan: PlanRow[] = [];
  for (const { day, art, starts, days, euro } of [...steps].sort((a, b) => a.day - b.day)) {
    const heute = at(day);
    if (art === 'end') {
      plan = plan.flatMap((row) => {
        if (row.startdatum > heute) return [];
        return [row.enddatum === null || row.enddatum > heute ? { ...row, enddatum: heute } : row];
      });
      continue;
    }
    const startdatum = at(day + starts);
    const enddatum = days === null ? null : addDays(startdatum, days);
    const made = entry({ startdatum, enddatum, wert_cent: euro * 100, angelegt_am: new Date(startOfDay(heute).getTime() + 36_000_000) });
    if (!plan.some((row) => overlap(row, made))) plan = [...plan, made];
  }
  return plan;
}

const plans = fc.array(step, { maxLength: 8 }).map(planOf);
const joinings = fc.tuple(fc.integer({ min: -5, max: SPAN }), fc.integer({ min: -5, max: SPAN }));
const day = fc.integer({ min: 0, max: SPAN + 40 });
const joinedOn = (of: number): Date => new Date(startOfDay(at(of)).getTime() + 40_000_000);

describe('any plan of an agency', () => {
  test('has at most one valid entry a day, which decides for recipients who join now', () => {
    fc.assert(
      fc.property(plans, day, (plan, of) => {
        const holding = plan.filter(({ startdatum, enddatum }) => startdatum <= at(of) && at(of) <= (enddatum ?? '9999'));
        expect(holding.length).toBeLessThanOrEqual(1);
        expect(entryOf(plan, at(of))).toBe(holding[0]);
        expect(wert(plan, { tag: at(of) })).toBe(holding[0]?.wert_cent ?? 5000);
      }),
    );
  });

  test('never gives an earlier recipient less than a later one for an order of the same day', () => {
    fc.assert(
      fc.property(plans, day, joinings, (plan, of, both) => {
        const [early = 0, late = 0] = [...both].sort((a, b) => a - b);
        const values = [early, late].map((one) => wert(plan, { tag: at(of), beigetreten_am: joinedOn(one) }) ?? 0);
        expect(values[0]).toBeGreaterThanOrEqual(values[1] ?? 0);
      }),
    );
  });

  test('gives recipients who joined before an entry at least the tenant’s reward and their amount on the day it was made', () => {
    fc.assert(
      fc.property(plans, day, fc.integer({ min: -5, max: SPAN }), (plan, of, joined) => {
        const holding = entryOf(plan, at(of));
        const beigetreten_am = joinedOn(joined);
        if (!holding || beigetreten_am >= holding.angelegt_am) return;
        const value = wert(plan, { tag: at(of), beigetreten_am }) ?? 0;
        const tag = dayOf(holding.angelegt_am);
        const then = entryOf(plan, tag) ? (wert(plan, { tag, beigetreten_am }) ?? 0) : 0;
        expect(value).toBeGreaterThanOrEqual(Math.max(5000, holding.wert_cent, then));
      }),
    );
  });
});
