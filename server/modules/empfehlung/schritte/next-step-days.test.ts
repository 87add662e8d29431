import { describe, expect, test } from 'vitest';
import { ASKED, moment, NAMED, ORDERED, own, stepFor } from './next-step.fixture.ts';
import type { EmpfaengerOf } from './reads.ts';

/** The sentences a second before a moment, at the moment, and a second after. */
const around = (at: string, people: Partial<EmpfaengerOf>[]) =>
  [-1000, 0, 1000].map((ms) => stepFor(people, NAMED, 'de', new Date(Date.parse(at) + ms)).Was);

describe('the sentence of the next step', () => {
  const late = { gewaehrt_am: moment('2027-01-16') };
  test.each([
    ['the recipient can no longer confirm', '2027-01-19T11:00:00Z', [{}], /bestätigt die/, /ist beendet/],
    ['the recipient can no longer order', '2027-01-19T11:00:00Z', [{ status: 'Ok' }], /bestellt das/, /ist beendet/],
    ['the order can be released', '2026-12-05T23:00:00Z', [ORDERED], /Frühestens am/, /vorbei, seit dem 06\.12\.2026/],
    [
      'the order can be released in summer time',
      '2027-04-14T22:00:00Z',
      [{ ...ORDERED, frist_beginn: '2027-03-31' }],
      /Frühestens/,
      /ist vorbei/,
    ],
    [
      'the order can be released after the start of summer time',
      '2027-03-28T22:00:00Z',
      [{ ...ORDERED, frist_beginn: '2027-03-14' }],
      /Frühestens/,
      /ist vorbei/,
    ],
    ['the reward can no longer be picked', '2027-03-06T11:00:00Z', [own('Offen')], /Wählen Sie/, /ist abgelaufen/],
    ['the voucher is late', '2026-12-08T11:00:00Z', [own('Bereitgestellt', 'Gutschein')], /24 Stunden/, /sollte bis zum 08\.12\.2026/],
    [
      'the transfer is late',
      '2027-02-14T23:00:00Z',
      [own('Bereitgestellt', 'Ueberweisung')],
      /wird bis spätestens/,
      /sollte bis zum 14\.02/,
    ],
    [
      'the transfer is late at the start of summer time',
      '2027-03-27T23:00:00Z',
      [{ ...own('Bereitgestellt', 'Ueberweisung'), ...late }],
      /wird/,
      /sollte bis zum 27/,
    ],
    [
      'an approved transfer is late',
      '2027-01-05T23:00:00Z',
      [{ ...own('Bereitgestellt', 'Ueberweisung'), zahlung_tag: '2027-01-04' }],
      /unterwegs/,
      /sollte bis zum 05\.01\.2027/,
    ],
    ['no account was named', '2027-01-09T11:00:00Z', [{ ...own('Bereitgestellt', 'Ueberweisung'), ...ASKED }], /Nennen Sie/, /angehalten/],
  ] as [string, string, Partial<EmpfaengerOf>[], RegExp, RegExp][])('changes to the second when %s', (_, at, people, before, after) => {
    expect(around(at, people)).toEqual([before, after, after].map((words) => expect.stringMatching(words)));
  });

  test('names the day before as the last day of a deadline at midnight', () => {
    const midnight = new Date('2027-01-18T23:00:00Z');
    expect(stepFor([{ frist_am: midnight }]).Spaetestens).toBe('2027-01-18');
    expect(stepFor([{ ...own('Offen'), gueltig_bis: midnight }]).Spaetestens).toBe('2027-01-18');
  });
});

describe('the day by which a transfer is promised, for a reward', () => {
  const picked = (day: string) => ({ ...own('Bereitgestellt', 'Ueberweisung'), gewaehlt_am: moment(day) });
  test.each([
    ['on the day of the release', '2026-12-06', '2027-02-14'],
    ['70 days after the release', '2027-02-14', '2027-02-14'],
    ['71 days after the release', '2027-02-15', '2027-04-26'],
  ])('picked %s, is still to come', (_, day, spaetestens) => {
    expect(stepFor([picked(day)], NAMED, 'de', moment(day))).toMatchObject({ Schritt: 'Auszahlung', Spaetestens: spaetestens });
  });
});

describe('the day by which an approved transfer has arrived', () => {
  test.each([
    ['the next day', '2027-01-04', '2027-01-05'],
    ['after a weekend', '2027-01-08', '2027-01-11'],
    ['after Christmas', '2026-12-24', '2026-12-28'],
    ['after Easter', '2027-03-25', '2027-03-30'],
  ])('is %s', (_, zahlung_tag, spaetestens) => {
    const row = {
      ...own('Bereitgestellt', 'Ueberweisung'),
      zahlung_tag,
      gewaehlt_am: moment(zahlung_tag),
      gewaehrt_am: moment(zahlung_tag),
    };
    expect(stepFor([row], NAMED, 'de', moment(zahlung_tag))).toMatchObject({ Schritt: 'InZahlung', Spaetestens: spaetestens });
  });
});

describe('of several facts about a transfer', () => {
  const transfer = own('Bereitgestellt', 'Ueberweisung');
  test.each([
    ['an approved payment counts before a hold', { zahlung_tag: '2027-01-04', ...ASKED, angehalten: true }, 'InZahlung'],
    ['a question counts before another hold', { ...ASKED, angehalten: true }, 'BankdatenPruefen'],
    ['a hold counts before the promised day', { angehalten: true }, 'AuszahlungAngehalten'],
  ])('%s', (_, facts, Schritt) => {
    expect(stepFor([{ ...transfer, ...facts }], NAMED, 'de', moment('2026-12-20')).Schritt).toBe(Schritt);
  });

  test('none counts for a voucher, or after the payment', () => {
    const facts = { ...ASKED, angehalten: true };
    expect(stepFor([{ ...own('Bereitgestellt', 'Gutschein'), ...facts }], NAMED, 'de', moment('2026-12-07')).Schritt).toBe(
      'GutscheinUnterwegs',
    );
    expect(stepFor([{ ...own('Ausgezahlt', 'Ueberweisung'), ...facts }], NAMED).Schritt).toBe('Fertig');
  });
});

test('no sentence describes a day in the past as still to come', () => {
  const rows = [ORDERED, own('Bereitgestellt', 'Gutschein'), own('Bereitgestellt', 'Ueberweisung'), own('Offen'), {}, { status: 'Ok' }];
  for (const row of rows as Partial<EmpfaengerOf>[])
    for (const day of ['2026-12-06', '2026-12-08', '2026-12-09', '2027-02-14', '2027-02-15', '2027-06-01']) {
      const { Was, Fruehestens = day, Spaetestens = day } = stepFor([row], NAMED, 'de', moment(day));
      expect(/frühestens/.test(Was), Was).toBe(Fruehestens > day);
      if (Spaetestens < day) expect(Was).toMatch(/sollte bis zum/);
    }
});
