import { expect, test } from 'vitest';
import { statusFrom } from './status.ts';

const CONFIRMED = new Date('2026-11-20T10:00:00Z');
const LINK = { empfehlungsnummer: 'e1', empfehlungslink: true, bestaetigt_am: CONFIRMED, gueltig_bis: '2027-01-19' };
const LAST = new Date('2027-01-19T22:59:59Z');
const OVER = new Date('2027-01-19T23:00:00Z');

test('a referral is Offen until its address is confirmed, regardless of its recipients', () => {
  for (const empfehlungslink of [true, false]) {
    expect(statusFrom({ ...LINK, empfehlungslink, bestaetigt_am: null }, 'Ok', OVER)).toBe('Offen');
  }
});

test('a link is Ok until the last second of its last day in Berlin, then Abgelaufen, regardless of its recipients', () => {
  expect(statusFrom(LINK, 'Storniert', LAST)).toBe('Ok');
  expect(statusFrom(LINK, 'Ok', OVER)).toBe('Abgelaufen');
});

test.each(['Offen', 'Ok', 'Freigegeben', 'Gezahlt', 'Abgelaufen', 'Storniert'] as const)(
  'a confirmed referral for one person has the status %s of that person',
  (status) => {
    for (const now of [LAST, OVER]) expect(statusFrom({ ...LINK, empfehlungslink: false }, status, now)).toBe(status);
  },
);
