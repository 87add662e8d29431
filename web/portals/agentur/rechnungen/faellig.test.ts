import { expect, test } from 'vitest';
import type { RechnungStatus } from '../../../../contract/calls/agentur/rechnungen.ts';
import { faelligAm } from './faellig.ts';

test.each<[string, RechnungStatus, number, string | null]>([
  ['an open invoice', 'Offen', 11_900, '2026-11-15'],
  ['a paid invoice', 'Bezahlt', 11_900, '2026-11-15'],
  ['a cancelled invoice', 'Storniert', 11_900, null],
  ['a credit note', 'Offen', -11_900, null],
  ['an invoice over zero', 'Bezahlt', 0, null],
])('returns the due day of %s only if a payment is due', (_, Status, BruttoCent, day) => {
  expect(faelligAm({ Status, BruttoCent, FaelligAm: '2026-11-15' })).toBe(day);
});
