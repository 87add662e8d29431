import { describe, expect, it } from 'vitest';
import { type Holder, may, RECHTE, type Recht, SCHLUESSEL_RECHTE, type SchluesselRecht } from './rechte.ts';

const rights: readonly Recht[] = [...new Set(Object.values(RECHTE).flat())];
const key = (...rechte: SchluesselRecht[]): Holder => ({ who: 'K', rechte });

/** Who has what: every right that is not named is refused. */
const HAS: readonly (readonly [string, Holder | null, readonly Recht[]])[] = [
  ['anybody', null, ['Besuch', 'Empfehlen', 'Teilnahme']],
  ['a recommender', { who: 'E' }, ['Besuch', 'Empfehlen', 'Teilnahme', 'Bereich', 'Einladung']],
  ['the owner of a grant', { who: 'P' }, ['Besuch', 'Empfehlen', 'Teilnahme', 'Praemierung']],
  ['a recipient', { who: 'R' }, ['Besuch', 'Empfehlen', 'Teilnahme', 'EigeneDaten']],
  ['a key for nothing', key(), ['Besuch', 'Empfehlen', 'Teilnahme']],
  [
    'a key for all',
    key(...SCHLUESSEL_RECHTE),
    ['Besuch', 'Empfehlen', 'Teilnahme', 'Auftrag', 'Kundennummer', 'Logintoken', 'Nachbuchung'],
  ],
  ['a key for orders', key('Auftrag'), ['Besuch', 'Empfehlen', 'Teilnahme', 'Auftrag']],
];

describe('rights', () => {
  it.each(HAS)('of %s are these and no others', (_, holder, has) => {
    expect(rights.filter((right) => may(holder, right)).sort()).toEqual([...has].sort());
  });

  it('of a key are what it was given, which nobody else can be', () => {
    expect(SCHLUESSEL_RECHTE).toEqual(['Auftrag', 'Kundennummer', 'Logintoken', 'Nachbuchung']);
    for (const who of ['E', 'P', 'R'] as const) for (const recht of SCHLUESSEL_RECHTE) expect(may({ who }, recht)).toBe(false);
  });
});
