import { expect, test } from 'vitest';
import { createTexts } from '../../../../texts/texts.ts';
import { belegText } from './beleg-text.ts';

const t = createTexts('de', {});
const OPEN = {
  Gutschriftnummer: 'GS-00004',
  BruttoCent: 23_205,
  Status: 'Offen',
  FaelligAm: '2026-11-30',
  WidersprochenAm: null,
  AusgezahltAm: null,
  KorrigiertDurch: null,
} as const;
const textOf = (beleg: Parameters<typeof belegText>[2], today = '2026-11-30') =>
  belegText(t, 'de', beleg, { today, support: 'hilfe@funkhof.example' })?.replace(/\s/g, ' ');

test('an open document is due on its day', () => expect(textOf(OPEN)).toBe('Fällig am 30.11.2026.'));

test('an open document was due from the day after, and names who answers', () =>
  expect(textOf(OPEN, '2026-12-01')).toBe('War am 30.11.2026 fällig. Fragen dazu beantwortet hilfe@funkhof.example.'));

test('after an objection only the amount before VAT is due', () =>
  expect(textOf({ ...OPEN, WidersprochenAm: '2026-11-20' })).toBe('Der Betrag vor Umsatzsteuer ist am 30.11.2026 fällig.'));

test('a correction takes back its amount, and never says that something is paid', () =>
  expect(textOf({ ...OPEN, Gutschriftnummer: 'GK-00002', BruttoCent: -3570, Status: 'Verrechnet' }, '2027-01-01')).toBe(
    'Die Korrektur nimmt 35,70 € zurück, fällig am 30.11.2026.',
  ));

test('a paid document says when it was transferred', () =>
  expect(textOf({ ...OPEN, Status: 'Ausgezahlt', AusgezahltAm: '2026-11-27' })).toBe('Am 27.11.2026 auf Ihr Konto überwiesen.'));

test('a corrected document says by what, paid or not', () =>
  expect(textOf({ ...OPEN, Status: 'Ausgezahlt', AusgezahltAm: '2026-11-27', KorrigiertDurch: 'GK-00003' })).toBe(
    'Korrigiert durch GK-00003. Die Provisionen stehen auf Ihrer nächsten Abrechnung.',
  ));

test('nothing is to come of a document that is settled', () => expect(textOf({ ...OPEN, Status: 'Verrechnet' })).toBeUndefined());
