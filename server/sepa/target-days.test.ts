import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar.ts';
import { checkExecutionDay } from './index.ts';

function isExecutionDay(day: string, today: string): boolean {
  try {
    checkExecutionDay(day, today);
    return true;
  } catch {
    return false;
  }
}

describe('the day of a transfer', () => {
  const TODAY = '2026-11-27';

  test('is a TARGET day from today to 30 days ahead', () => {
    const days = Array.from({ length: 40 }, (_, ahead) => addDays(TODAY, ahead - 5)).filter((day) => isExecutionDay(day, TODAY));
    expect(days[0]).toBe(TODAY);
    expect(days).not.toContain('2026-11-28');
    expect(days).not.toContain('2026-12-25');
    expect(days.at(-1)).toBe('2026-12-24');
    expect(isExecutionDay('2026-12-30', '2026-11-30')).toBe(true);
    expect(isExecutionDay('2026-12-31', '2026-11-30')).toBe(false);
  });

  test.each(['2026-11-26', '2026-11-28', '2026-12-25', '2026-12-28'])('is not %s, which is refused at its field', (day) => {
    expect(() => checkExecutionDay(day, TODAY)).toThrow(
      expect.objectContaining({ code: 'Validierung', fields: [{ field: 'Ausfuehrungstag', code: 'zahlungstag' }] }),
    );
    expect(() => checkExecutionDay(TODAY, TODAY)).not.toThrow();
  });
});
