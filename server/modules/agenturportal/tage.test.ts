import { describe, expect, test } from 'vitest';
import { Refusal } from '../../errors.ts';
import { dayRangeOf, mondayOf, precedingDays, weeksOf, zeitraumOf } from './tage.ts';

const refused = (von: string, bis?: string) => {
  try {
    return dayRangeOf({ von, bis }, '2026-11-24');
  } catch (error) {
    return error instanceof Refusal ? error.fields : error;
  }
};

describe('the days of statistics', () => {
  test('are the last twelve weeks by default', () => {
    const tage = dayRangeOf({}, '2026-11-24');
    expect(tage).toEqual({ von: '2026-09-07', bis: '2026-11-24' });
    expect(weeksOf(tage)).toHaveLength(12);
  });

  test('are compared with as many days directly before', () => {
    expect(precedingDays({ von: '2026-03-01', bis: '2026-03-31' })).toEqual({ von: '2026-01-29', bis: '2026-02-28' });
    expect(precedingDays({ von: '2026-03-01', bis: '2026-03-01' })).toEqual({ von: '2026-02-28', bis: '2026-02-28' });
  });

  test('begin and end at midnight in Berlin, also at a change of summer time', () =>
    expect(zeitraumOf({ von: '2026-03-29', bis: '2026-03-29' })).toEqual({
      von: new Date('2026-03-28T23:00:00Z'),
      bis: new Date('2026-03-29T22:00:00Z'),
    }));

  test('are split into weeks that begin on Monday', () => {
    expect(['2026-11-22', '2026-11-23', '2026-11-29'].map(mondayOf)).toEqual(['2026-11-16', '2026-11-23', '2026-11-23']);
    expect(weeksOf({ von: '2026-11-22', bis: '2026-11-23' })).toEqual(['2026-11-16', '2026-11-23']);
  });

  test('are refused if longer than two years, ending before they begin or in the future without an end', () => {
    expect(refused('2024-01-01', '2025-12-31')).toEqual({ von: '2024-01-01', bis: '2025-12-31' });
    expect(refused('2024-01-01', '2026-01-01')).toEqual([{ field: 'von', code: 'zeitraum' }]);
    expect(refused('2026-01-02', '2026-01-01')).toEqual([{ field: 'bis', code: 'vorBeginn' }]);
    expect(refused('2026-11-25')).toEqual([{ field: 'von', code: 'zukunft' }]);
  });
});
