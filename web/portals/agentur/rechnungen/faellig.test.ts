import { describe, expect, test } from 'vitest';
import type { RechnungStatus } from '../../../../contract/calls/agentur/rechnungen.ts';
import { createTexts } from '../../../../texts/texts.ts';
import { faelligAm, guthabenText } from './faellig.ts';

test.each<[string, RechnungStatus, number, string | null]>([
  ['an open invoice', 'Offen', 11_900, '2026-11-15'],
  ['a paid invoice', 'Bezahlt', 11_900, '2026-11-15'],
  ['a cancelled invoice', 'Storniert', 11_900, null],
  ['a credit note', 'Offen', -11_900, null],
  ['an invoice over zero', 'Bezahlt', 0, null],
])('returns the due day of %s only if a payment is due', (_, Status, BruttoCent, day) => {
  expect(faelligAm({ Status, BruttoCent, FaelligAm: '2026-11-15' })).toBe(day);
});

describe('an amount in favour of the agency', () => {
  const t = createTexts('de', {});
  const credit = { Status: 'Offen', BruttoCent: -7021, FaelligAm: '2026-11-15', BezahltAm: null } as const;

  test('is transferred by the day on the document, and not set off', () => {
    const text = guthabenText(t, 'de', credit, '2026-11-15')?.replace(/\s/g, ' ');
    expect(text).toBe(
      'Guthaben: Wir überweisen 70,21 € bis zum 15.11.2026 auf das Konto in Ihren Stammdaten. Mit anderen Rechnungen wird es nicht verrechnet.',
    );
  });

  test('is said to be late from the day after', () => {
    const text = guthabenText(t, 'de', credit, '2026-11-16')?.replace(/\s/g, ' ');
    expect(text).toBe(
      'Guthaben: Die Überweisung von 70,21 € bis zum 15.11.2026 verspätet sich. Wir überweisen auf das Konto in Ihren Stammdaten. Mit anderen Rechnungen wird es nicht verrechnet.',
    );
  });

  test('was transferred on the day on which the document was paid', () => {
    const text = guthabenText(t, 'de', { ...credit, Status: 'Bezahlt', BezahltAm: '2026-11-12' }, '2026-11-20')?.replace(/\s/g, ' ');
    expect(text).toBe('Das Guthaben von 70,21 € ist am 12.11.2026 überwiesen.');
  });

  test.each([
    ['an invoice', { ...credit, BruttoCent: 7021 }],
    ['an invoice over zero', { ...credit, BruttoCent: 0 }],
    ['a cancellation', { ...credit, Status: 'Storniert' as const }],
  ])('does not exist for %s', (_, rechnung) => expect(guthabenText(t, 'de', rechnung, '2026-11-15')).toBeNull());
});
