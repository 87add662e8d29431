import { describe, expect, it } from 'vitest';
import { type Holder, may, RECHTE, type Recht, SCHLUESSEL_RECHTE, type SchluesselRecht } from './rechte.ts';

const rights: readonly Recht[] = [...new Set(Object.values(RECHTE).flat())];
const key = (...rechte: SchluesselRecht[]): Holder => ({ who: 'K', rechte });

/** Rights by holder; all other rights must be refused. */
const HAS: readonly (readonly [string, Holder | null, readonly Recht[]])[] = [
  ['an anonymous caller', null, ['Besuch', 'Empfehlen', 'Teilnahme', 'Beitritt']],
  ['a recommender', { who: 'E' }, ['Besuch', 'Empfehlen', 'Teilnahme', 'Beitritt', 'Bereich', 'Einladung', 'Praemienkonto']],
  ['the owner of a grant', { who: 'P' }, ['Besuch', 'Empfehlen', 'Teilnahme', 'Beitritt', 'Praemierung', 'Praemienkonto']],
  ['a recipient', { who: 'R' }, ['Besuch', 'Empfehlen', 'Teilnahme', 'Beitritt', 'EigeneDaten']],
  ['a key without rights', key(), ['Besuch', 'Empfehlen', 'Teilnahme', 'Beitritt']],
  [
    'a key with all rights',
    key(...SCHLUESSEL_RECHTE),
    ['Besuch', 'Empfehlen', 'Teilnahme', 'Beitritt', 'Auftrag', 'Kundennummer', 'Logintoken', 'Nachbuchung', 'Inhalte'],
  ],
  ['a key for orders', key('Auftrag'), ['Besuch', 'Empfehlen', 'Teilnahme', 'Beitritt', 'Auftrag']],
];

describe('rights', () => {
  it.each(HAS)('of %s are exactly the listed ones', (_, holder, has) => {
    expect(rights.filter((right) => may(holder, right)).sort()).toEqual([...has].sort());
  });

  it('of keys cannot belong to other holders', () => {
    expect(SCHLUESSEL_RECHTE).toEqual(['Auftrag', 'Kundennummer', 'Logintoken', 'Nachbuchung', 'Inhalte']);
    for (const who of ['E', 'P', 'R'] as const) for (const recht of SCHLUESSEL_RECHTE) expect(may({ who }, recht)).toBe(false);
  });
});
