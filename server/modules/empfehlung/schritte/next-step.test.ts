import { describe, expect, test } from 'vitest';
import { AuftragStatus, EmpfaengerStatus, PraemierungStatus } from '../../../../contract/values/status.ts';
import { ASKED, type LINK, moment, NAMED, ORDERED, own, PERSON, RELEASED, stepFor, stepWith } from './next-step.fixture.ts';
import type { EmpfaengerOf } from './reads.ts';

type State = [string, Partial<EmpfaengerOf>[], Partial<typeof LINK>, string, RegExp, RegExp, object];
const OTHER = { grund: 'AnderesProdukt' } as const;
const NONE = { grund: 'KeinePraemie' } as const;
/** Each state of a referral, with whose turn it is, the sentence in both languages, the dates and the reason. */
const STATES: State[] = [
  // The referral itself.
  ['unconfirmed', [], { bestaetigt: false }, 'Empfehler', /^Bestätigen Sie Ihre E-Mail/, /^Confirm your email/, {}],
  ['unconfirmed with a recipient', [{}], { bestaetigt: false }, 'Empfehler', /^Bestätigen Sie Ihre E-Mail/, /^Confirm your email/, {}],
  ['unconfirmed and ended', [{}], { bestaetigt: false, ended: true }, 'Niemand', /ist beendet/, /has ended/, {}],
  ['to be shared', [], {}, 'Empfehler', /^Sie sind am Zug: Teilen/, /^Your turn: share/, { Spaetestens: '2027-01-19' }],
  ['ended without a recipient', [], { ended: true }, 'Niemand', /ist beendet/, /has ended/, {}],
  // A recipient before the order.
  [
    'waiting for data',
    [{ hex_hash: null }],
    NAMED,
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
  ['cancelled by one of two orders', [{ ...ORDERED, auftrag_status: 'Storniert' }], {}, 'Empfaenger', /bestellt das/, /order the/, {}],
  ['withdrawn by one of two orders', [{ ...ORDERED, auftrag_status: 'Widerrufen' }], {}, 'Empfaenger', /bestellt das/, /order the/, {}],
  ['cancelled', [{ status: 'Storniert' }], NAMED, 'Niemand', /ist beendet/, /has ended/, {}],
  ['expired', [{ status: 'Abgelaufen' }], NAMED, 'Niemand', /ist beendet/, /has ended/, {}],
  // An order.
  ['ordered', [{ ...ORDERED, auftrag_status: 'Eingegangen' }], {}, 'Mandant', /prüft und bestätigt/, /checks and confirms/, {}],
  ['confirmed', [ORDERED], {}, 'Mandant', /Frühestens am 06\.12\.2026/, /on 6 December 2026/, { Fruehestens: '2026-12-06' }],
  ['of another product', [{ ...ORDERED, ...OTHER }], NAMED, 'Niemand', /anderes Produkt/, /Another product/, { Grund: 'AnderesProdukt' }],
  ['without a reward', [{ ...ORDERED, ...NONE }], NAMED, 'Niemand', /keine Prämie/, /no reward/, { Grund: 'KeinePraemie' }],
  [
    'of another product by a link that is still valid',
    [{ ...ORDERED, ...OTHER }],
    {},
    'Empfehler',
    /anderes Produkt.* Sie sind am Zug: Teilen/,
    /Another product.* Your turn: share/,
    { Spaetestens: '2027-01-19', Grund: 'AnderesProdukt' },
  ],
  ['released without a reward', [{ ...RELEASED, ...NONE }], NAMED, 'Niemand', /keine Prämie/, /no reward/, { Grund: 'KeinePraemie' }],
  ['released of another product', [{ ...RELEASED, ...OTHER }], NAMED, 'Niemand', /anderes/, /Another/, { Grund: 'AnderesProdukt' }],
  [
    'released with the whole reward for the recipient',
    [RELEASED],
    NAMED,
    'Niemand',
    /ganz an Ihren Kontakt/,
    /whole reward goes to your contact/,
    {},
  ],
  // The recommender's own grant.
  ['released', [own('Offen')], {}, 'Empfehler', /bis zum 06\.03\.2027/, /by 6 March 2027/, { Spaetestens: '2027-03-06' }],
  ['a picked voucher', [own('Bereitgestellt', 'Gutschein')], {}, 'Mandant', /24 Stunden/, /24 hours/, { Spaetestens: '2026-12-08' }],
  [
    'a picked transfer',
    [own('Bereitgestellt', 'Ueberweisung')],
    {},
    'Mandant',
    /bis spätestens 14\.02\.2027/,
    /by 14 February 2027/,
    { Spaetestens: '2027-02-14' },
  ],
  [
    'a transfer that is approved',
    [{ ...own('Bereitgestellt', 'Ueberweisung'), zahlung_tag: '2027-01-04' }],
    {},
    'Mandant',
    /unterwegs\. Bis spätestens 05\.01\.2027/,
    /on its way\. It reaches your bank by 5 January 2027/,
    { Spaetestens: '2027-01-05' },
  ],
  [
    'a transfer that came back',
    [{ ...own('Bereitgestellt', 'Ueberweisung'), ...ASKED }],
    {},
    'Empfehler',
    /^Sie sind am Zug: .* bis zum 09\.01\.2027/,
    /^Your turn: .* by 9 January 2027/,
    { Fruehestens: '2026-12-10', Spaetestens: '2027-01-09' },
  ],
  [
    'a transfer that is held',
    [{ ...own('Bereitgestellt', 'Ueberweisung'), angehalten: true }],
    {},
    'Mandant',
    /ist angehalten\. Der Anbieter ist am Zug/,
    /is on hold\. The provider/,
    {},
  ],
  ['handed out', [own('Abgeholt', 'Gutschein')], NAMED, 'Niemand', /Alles ist erledigt/, /All done/, {}],
  ['paid out', [own('Ausgezahlt', 'Ueberweisung')], NAMED, 'Niemand', /Alles ist erledigt/, /All done/, {}],
  ['not picked in time', [own('Abgelaufen')], NAMED, 'Niemand', /Prämie ist abgelaufen/, /reward has expired/, {}],
  ['cancelled after another grant was paid', [own('Storniert')], NAMED, 'Niemand', /ist beendet/, /has ended/, {}],
  ['paid on both sides', [{ ...own('Ausgezahlt'), status: 'Gezahlt' }], NAMED, 'Niemand', /Alles ist erledigt/, /All done/, {}],
  ['paid on the other side only', [{ ...own('Abgelaufen'), status: 'Gezahlt' }], NAMED, 'Niemand', /abgelaufen/, /expired/, {}],
  [
    'paid with the whole reward for the recipient',
    [{ ...RELEASED, status: 'Gezahlt' }],
    NAMED,
    'Niemand',
    /Alles ist erledigt/,
    /All done/,
    {},
  ],
  [
    'paid and returned by the bank',
    [{ ...own('Bereitgestellt', 'Ueberweisung'), status: 'Gezahlt' }],
    NAMED,
    'Mandant',
    /wird bis spätestens 14\.02\.2027 überwiesen/,
    /transferred/,
    { Spaetestens: '2027-02-14' },
  ],
  ['expired on both sides', [{ ...own('Abgelaufen'), status: 'Abgelaufen' }], NAMED, 'Niemand', /Prämie ist abgelaufen/, /has expired/, {}],
  // A claim.
  ['claimed', [], { hasNachbuchung: true }, 'Mandant', /fehlende Prämie gemeldet/, /missing reward/, { Grund: 'Nachbuchung' }],
  [
    'ended and claimed',
    [{ status: 'Abgelaufen' }],
    { ...NAMED, ended: true, hasNachbuchung: true },
    'Mandant',
    /fehlende Prämie gemeldet/,
    /missing reward/,
    { Grund: 'Nachbuchung' },
  ],
];

const ENDS = ['Gezahlt', 'Abgelaufen', 'Storniert'] as const;

describe('the next step', () => {
  test.each(STATES)('is right for a referral in the state "%s"', (_, people, referral, Wer, german, english, rest) => {
    const Schritt = expect.stringMatching(/./);
    expect(stepFor(people, referral)).toEqual({ Schritt, Wer, Was: expect.stringMatching(german), ...rest });
    expect(stepFor(people, referral, 'en')).toEqual({ Schritt, Wer, Was: expect.stringMatching(english), ...rest });
  });

  test('is tested for every status of recipients, orders and grants', () => {
    const told = STATES.flatMap(([, people]) => people.map((person) => ({ ...PERSON, ...person })));
    const seen = (name: 'status' | 'auftrag_status' | 'praemierung_status' | 'grund') => new Set(told.map((person) => person[name]));
    expect([...seen('status')].sort()).toEqual([...EmpfaengerStatus.options].sort());
    expect([...seen('auftrag_status')].filter(Boolean).sort()).toEqual([...AuftragStatus.options].sort());
    expect([...seen('praemierung_status')].filter(Boolean).sort()).toEqual([...PraemierungStatus.options].sort());
    expect(seen('grund')).toEqual(new Set([null, 'AnderesProdukt', 'KeinePraemie']));
  });

  test.each(ENDS)('of a valid link whose only recipient is %s is to share it again', (status) => {
    expect(stepFor([{ status }])).toMatchObject({ Wer: 'Empfehler', Was: expect.stringContaining('Teilen') });
  });

  test.each([
    ['a reward to pick', [{ status: 'Storniert' }, {}, own('Offen'), { status: 'Ok' }, ORDERED], 'Wählen Sie Ihre Prämie'],
    ['a confirmed order before finished recipients', [own('Ausgezahlt'), ORDERED, { status: 'Gezahlt' }], 'wird er freigegeben'],
    [
      'a recipient who may still order before an order without a reward',
      [{ ...ORDERED, ...OTHER }, { status: 'Ok' }],
      'bestellt das Produkt',
    ],
    ['the confirmed of two orders', [{ ...ORDERED, auftrag_status: 'Eingegangen' }, ORDERED], 'wird er freigegeben'],
  ] as const)('for several recipients is that of %s', (_, people, words) => {
    for (const order of [people, [...people].reverse()]) expect(stepFor(order as Partial<EmpfaengerOf>[]).Was).toContain(words);
  });

  test.each([
    ['confirmed', ORDERED, { Wer: 'Mandant' }],
    ['to be released', { ...ORDERED, frist_beginn: '2026-11-01' }, { Wer: 'Mandant' }],
    ['for another job', { ...ORDERED, ...OTHER }, { Wer: 'Niemand', Grund: 'KeinePraemie' }],
    ['accepted for another job', { ...RELEASED, ...OTHER }, { Wer: 'Niemand', Grund: 'KeinePraemie' }],
  ] as const)('of an application that is %s shows only that it was received, or that there is no reward', (_, person, rest) => {
    const told = stepFor([person], NAMED, 'de', moment('2026-11-25'), 'Bewerbung');
    const plain = { ...ORDERED, auftrag_status: 'Eingegangen', ...('grund' in person && NONE) } as const;
    expect(told).toEqual(stepFor([plain], NAMED));
    expect(told).toMatchObject(rest);
  });

  test('prefers a reward to pick to a claim, and a claim to an order', () => {
    expect(stepFor([own('Offen')], { hasNachbuchung: true })).toMatchObject({ Wer: 'Empfehler' });
    expect(stepFor([ORDERED], { hasNachbuchung: true })).toMatchObject({ Grund: 'Nachbuchung' });
  });
});

describe('the next step of one recipient', () => {
  test('is that of a referral for this recipient alone, in every state', () => {
    for (const [, [person], referral] of STATES)
      if (person) expect(stepWith(person, referral)).toEqual(stepFor([person], { ...referral, isLink: false }));
  });

  test('does not mention the link or the other recipients', () => {
    expect(stepWith({ status: 'Gezahlt' })).toMatchObject({ Schritt: 'Fertig', Wer: 'Niemand' });
    expect(stepWith({ ...ORDERED, ...OTHER })).toMatchObject({ Schritt: 'AnderesProdukt', Was: expect.not.stringContaining('Teilen') });
    expect(stepWith(ORDERED, { hasNachbuchung: true }, false)).toMatchObject({ Schritt: 'Freigabe' });
    expect(stepWith(ORDERED, { hasNachbuchung: true })).toMatchObject({ Schritt: 'NachbuchungPruefen' });
    expect(stepWith(own('Offen'), { bestaetigt: false }, false)).toMatchObject({ Schritt: 'AdresseBestaetigen' });
  });
});
