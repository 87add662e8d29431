import { describe, expect, test } from 'vitest';
import { freigabeTag } from '../../../contract/days.ts';
import type { Locale } from '../../../contract/values.ts';
import { createTexts } from '../../../texts/texts.ts';
import { nextStep } from './next-step.ts';
import type { EmpfaengerOf } from './reads.ts';

const KONFIGURATION = { ModuleAuftragsdatumMindestalterTage: 14, AuszahlungFristTage: 70 };
const LINK = { bestaetigt: true, isLink: true, ended: false, gueltigBis: '2027-01-19' };
const moment = (day: string) => new Date(`${day}T11:00:00Z`);

const PERSON: EmpfaengerOf = {
  empfaengernummer: 'p1',
  empfehlungsnummer: 'e1',
  status: 'Offen',
  vorname: 'Jörg',
  name: 'Müßig',
  hex_hash: 'hash',
  zugestimmt_am: null,
  bestaetigt_am: null,
  erstellt_am: moment('2026-11-20'),
  frist_am: moment('2027-01-19'),
  auftragsdatum: null,
  auftrag_status: null,
  praemierungsnummer: null,
  praemierung_status: null,
  praemierung_art: null,
  wert_cent: null,
  gueltig_bis: null,
  gewaehlt_am: null,
  gewaehrt_am: null,
};
const ORDERED = { status: 'Ok', auftragsdatum: '2026-11-21', auftrag_status: 'Bestaetigt', frist_am: null } as const;
const RELEASED = { status: 'Freigegeben', auftragsdatum: '2026-11-21', auftrag_status: 'Freigegeben', frist_am: null } as const;
const GRANT = { praemierungsnummer: 'g1', wert_cent: 3500, gewaehrt_am: moment('2026-12-06'), gueltig_bis: moment('2027-03-06') };

const stepFor = (people: Partial<EmpfaengerOf>[], referral: Partial<typeof LINK> = {}, locale: Locale = 'de') =>
  nextStep(
    { ...LINK, ...referral },
    people.map((person) => ({ ...PERSON, ...person })),
    KONFIGURATION,
    createTexts(locale, {}),
    locale,
  );

/** Each state a referral can be in: whose turn it is, the sentence in both languages, and its dates. */
const STATES: [string, Partial<EmpfaengerOf>[], Partial<typeof LINK>, string, RegExp, RegExp, object][] = [
  ['unconfirmed', [], { bestaetigt: false }, 'Empfehler', /^Bestätigen Sie Ihre E-Mail/, /^Confirm your email/, {}],
  ['unconfirmed and over', [{}], { bestaetigt: false, ended: true }, 'Niemand', /ist beendet/, /has ended/, {}],
  ['to be shared', [], {}, 'Empfehler', /^Sie sind am Zug: Teilen/, /^Your turn: share/, { Spaetestens: '2027-01-19' }],
  ['ended with nobody', [], { ended: true }, 'Niemand', /ist beendet/, /has ended/, {}],
  [
    'waiting for a named person',
    [{ hex_hash: null }],
    { isLink: false },
    'Empfaenger',
    /trägt die eigenen Angaben/,
    /enter their/,
    { Spaetestens: '2027-01-19' },
  ],
  ['waiting for a confirmation', [{}], {}, 'Empfaenger', /bestätigt die Angaben/, /confirm their details/, { Spaetestens: '2027-01-19' }],
  [
    'waiting for an order',
    [{ status: 'Ok' }],
    {},
    'Empfaenger',
    /bestellt das Produkt/,
    /order the product/,
    { Spaetestens: '2027-01-19' },
  ],
  ['ordered', [{ ...ORDERED, auftrag_status: 'Eingegangen' }], {}, 'Mandant', /prüft und bestätigt/, /checks and confirms/, {}],
  ['confirmed', [ORDERED], {}, 'Mandant', /frühestens am 06\.12\.2026/, /on 6 December 2026/, { Fruehestens: '2026-12-06' }],
  [
    'released',
    [{ ...RELEASED, ...GRANT, praemierung_status: 'Offen' }],
    {},
    'Empfehler',
    /bis zum 06\.03\.2027/,
    /by 6 March 2027/,
    { Spaetestens: '2027-03-06' },
  ],
  [
    'voucher picked',
    [{ ...RELEASED, ...GRANT, praemierung_status: 'Bereitgestellt', praemierung_art: 'Gutschein', gewaehlt_am: moment('2026-12-07') }],
    {},
    'Mandant',
    /Gutscheincode/,
    /voucher code/,
    { Spaetestens: '2026-12-08' },
  ],
  [
    'transfer picked',
    [{ ...RELEASED, ...GRANT, praemierung_status: 'Bereitgestellt', praemierung_art: 'Ueberweisung' }],
    {},
    'Mandant',
    /spätestens am 14\.02\.2027/,
    /by 14 February 2027/,
    { Spaetestens: '2027-02-14' },
  ],
  ['all to the recipient', [RELEASED], {}, 'Niemand', /Alles ist erledigt/, /All done/, {}],
  ['paid', [{ status: 'Gezahlt' }], { ended: true }, 'Niemand', /Alles ist erledigt/, /All done/, {}],
  ['cancelled', [{ status: 'Storniert' }], { ended: true }, 'Niemand', /ist beendet/, /has ended/, {}],
  ['expired', [{ status: 'Abgelaufen' }], { isLink: false }, 'Niemand', /ist beendet/, /has ended/, {}],
];

describe('the next step', () => {
  test.each(STATES)('of a referral that is %s', (_, people, referral, Wer, german, english, dates) => {
    expect(stepFor(people, referral)).toEqual({ Wer, Was: expect.stringMatching(german), ...dates });
    expect(stepFor(people, referral, 'en')).toEqual({ Wer, Was: expect.stringMatching(english), ...dates });
  });

  test.each(['Gezahlt', 'Abgelaufen', 'Storniert'] as const)('of a valid link whose only person is %s is to share it again', (status) => {
    expect(stepFor([{ status }])).toMatchObject({ Wer: 'Empfehler', Was: expect.stringContaining('Teilen') });
  });

  test('of several people is that of whoever is nearest to a reward', () => {
    const people = [{ status: 'Storniert' }, {}, { ...RELEASED, ...GRANT, praemierung_status: 'Offen' }, { status: 'Ok' }] as const;
    expect(stepFor([...people])).toMatchObject({ Wer: 'Empfehler', Was: expect.stringContaining('Wählen Sie Ihre Prämie') });
  });

  test.each(['Storniert', 'Widerrufen'] as const)('after an order that was %s is to order', (auftrag_status) => {
    expect(stepFor([{ ...ORDERED, auftrag_status }])).toMatchObject({ Wer: 'Empfaenger', Was: expect.stringContaining('bestellt') });
  });
});

describe('the day on which an order can be released', () => {
  test.each([
    [0, '2026-12-05'],
    [14, '2026-12-05'],
    [15, '2026-12-05'],
    [16, '2026-12-06'],
    [30, '2026-12-20'],
  ])('with a tenant that waits %i days is %s', (ModuleAuftragsdatumMindestalterTage, day) => {
    expect(freigabeTag('2026-11-20', { ModuleAuftragsdatumMindestalterTage })).toBe(day);
  });
});
