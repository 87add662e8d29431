import { describe, expect, test } from 'vitest';
import { daysBefore, daysOfPeriod, periodOf, readFilter, writeFilter } from './time.ts';

const TUESDAY = '2026-11-24';

describe('periods', () => {
  test('`wochen12` begins on a Monday and ends today', () => {
    expect(daysOfPeriod('wochen12', TUESDAY)).toEqual({ von: '2026-09-07', bis: TUESDAY });
    expect(daysOfPeriod('wochen12', '2026-11-22')).toEqual({ von: '2026-08-31', bis: '2026-11-22' });
  });

  test('periodOf returns the period with these days, or null if there is none', () => {
    expect(periodOf({ von: '2026-10-01', bis: '2026-10-31' }, TUESDAY)).toBe('vormonat');
    expect(periodOf({ von: '2026-10-02', bis: '2026-10-31' }, TUESDAY)).toBeNull();
  });

  test('daysBefore returns a period of the same length that ends the day before', () => {
    expect(daysBefore({ von: '2026-11-01', bis: '2026-11-24' })).toEqual({ von: '2026-10-08', bis: '2026-10-31' });
  });
});

describe('filter in the query of the address', () => {
  test('defaults to orders of twelve weeks by week', () => {
    expect(readFilter(new URLSearchParams(), TUESDAY)).toEqual({ von: '2026-09-07', bis: TUESDAY, gruppe: 'woche', zahl: 'Auftraege' });
  });

  test('is the same after it is written and read', () => {
    const filter = { von: '2026-01-01', bis: '2026-02-01', gruppe: 'channel', zahl: 'Klicks' } as const;
    expect(readFilter(writeFilter(filter, TUESDAY, new URLSearchParams()), TUESDAY)).toEqual(filter);
  });

  test('reorders swapped days', () => {
    const query = new URLSearchParams({ von: '2026-11-20', bis: '2026-11-01' });
    expect(readFilter(query, TUESDAY)).toMatchObject({ von: '2026-11-01', bis: '2026-11-20' });
  });

  test('replaces unknown or disallowed values by the defaults', () => {
    const query = new URLSearchParams({ von: '2026-02-30', gruppe: 'mitarbeiter', zahl: 'Umsatz' });
    expect(readFilter(query, TUESDAY, ['woche', 'produkt'])).toMatchObject({ von: '2026-09-07', gruppe: 'woche', zahl: 'Auftraege' });
  });
});
