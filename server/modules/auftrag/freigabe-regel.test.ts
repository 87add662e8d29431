import { describe, expect, test } from 'vitest';
import { canBeObjectedTo, type Freigabefall, freigabestandOf } from './freigabe-regel.ts';

const EMAIL = 'agathe@agentur.example';
const fall: Freigabefall = {
  status: 'Bestaetigt',
  freigabeAb: '2026-11-16',
  beanstandet_am: null,
  empfaengerStatus: 'Ok',
  emails: ['erika@example.org', 'joerg@muessig.example'],
};
const standOf = (change: Partial<Freigabefall>, tag = '2026-11-20', email = EMAIL) =>
  freigabestandOf({ ...fall, ...change }, { email, tag });

describe('an order of an agency', () => {
  test.each([
    ['2026-11-15', 'ZuFrueh'],
    ['2026-11-16', 'Freigebbar'],
    ['2026-11-30', 'Freigebbar'],
    ['2026-12-01', 'BeimMandanten'],
  ])('on %s is %s', (tag, stand) => expect(standOf({}, tag)).toBe(stand));

  test.each([
    [{ status: 'Eingegangen' }, 'NichtMoeglich'],
    [{ status: 'Freigegeben' }, 'BereitsFreigegeben'],
    [{ status: 'Storniert' }, 'NichtMoeglich'],
    [{ status: 'Widerrufen' }, 'NichtMoeglich'],
    [{ empfaengerStatus: 'Storniert' }, 'NichtMoeglich'],
    [{ empfaengerStatus: 'Abgelaufen' }, 'NichtMoeglich'],
    [{ beanstandet_am: new Date(0) }, 'BeimMandanten'],
  ] as const)('with %j is %s', (change, stand) => expect(standOf(change)).toBe(stand));

  test.each([
    ['agathe@agentur.example', 'Eigener'],
    ['Agathe+test@AGENTUR.example', 'Eigener'],
    ['agatha@agentur.example', 'Freigebbar'],
  ])('that %s recommended or ordered is %s for agathe@agentur.example', (email, stand) => {
    expect(standOf({ emails: [email, 'joerg@muessig.example'] })).toBe(stand);
    expect(standOf({ emails: [null, email] })).toBe(stand);
  });

  test('whose people are erased can be released', () => expect(standOf({ emails: ['', null] })).toBe('Freigebbar'));

  test('allows one objection while it is neither released nor over', () => {
    const open = (['Eingegangen', 'Bestaetigt', 'Freigegeben', 'Storniert', 'Widerrufen'] as const).filter((status) =>
      canBeObjectedTo({ status, beanstandet_am: null }),
    );
    expect(open).toEqual(['Eingegangen', 'Bestaetigt']);
    expect(canBeObjectedTo({ status: 'Bestaetigt', beanstandet_am: new Date(0) })).toBe(false);
  });
});
