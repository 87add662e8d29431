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
  AusgezahltCent: null,
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

test('a correction with a claim says what to pay until when and how, and how the claim ended', () => {
  const claim = { Forderungsnummer: 'RF-00012', BetragCent: 3570, RestCent: 2000, FaelligAm: '2026-11-30', Status: 'Offen' } as const;
  const credit = { GuthabenCent: 0, Rueckzahlung: null };
  const Forderung = { ...claim, ...credit, BeendetAm: null, Konto: { Name: 'Funkhof GmbH', IBAN: 'DE02120300000000202051' } };
  const korrektur = { ...OPEN, Gutschriftnummer: 'GK-00002', BruttoCent: -3570, Status: 'Verrechnet' } as const;
  expect(textOf({ ...korrektur, Forderung })).toBe(
    'Von 35,70 € haben Sie schon 15,70 € bezahlt. Bitte überweisen Sie 20,00 € bis zum 30.11.2026. Konto: Funkhof GmbH, IBAN DE02 1203 0000 0000 2020 51. Verwendungszweck: RF-00012.',
  );
  const paid = { ...Forderung, RestCent: 0, Status: 'Bezahlt', BeendetAm: '2026-11-20', Konto: null } as const;
  expect(textOf({ ...korrektur, Forderung: paid })).toBe('Die Rückforderung RF-00012 ist bezahlt.');
});
