import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AuftragStatus } from '../../../contract/values/status.ts';
import { stepsTo, TRANSITIONS } from './status.ts';

const STATUSES = AuftragStatus.options;

describe('the steps of an order', () => {
  test('lead to the requested status only by allowed transitions', () => {
    fc.assert(
      fc.property(fc.constantFrom(...STATUSES), fc.constantFrom(...STATUSES), (from, to) => {
        const steps = stepsTo(from, to);
        if (steps === null) return;
        expect(steps.at(-1) ?? from).toBe(to);
        for (const [index, step] of steps.entries()) expect(TRANSITIONS[steps[index - 1] ?? from]).toContain(step);
      }),
    );
  });

  test('never lead backwards or out of a cancelled or withdrawn order', () => {
    const possible = STATUSES.flatMap((from) => STATUSES.filter((to) => stepsTo(from, to)?.length).map((to) => `${from} ${to}`));
    expect(possible.sort()).toEqual([
      'Bestaetigt Freigegeben',
      'Bestaetigt Storniert',
      'Bestaetigt Widerrufen',
      'Eingegangen Bestaetigt',
      'Eingegangen Freigegeben',
      'Eingegangen Storniert',
      'Eingegangen Widerrufen',
      'Freigegeben Storniert',
      'Freigegeben Widerrufen',
    ]);
  });

  test('include those that a feed skips', () => {
    expect(stepsTo('Eingegangen', 'Freigegeben')).toEqual(['Bestaetigt', 'Freigegeben']);
    expect(stepsTo('Freigegeben', 'Freigegeben')).toEqual([]);
  });
});
