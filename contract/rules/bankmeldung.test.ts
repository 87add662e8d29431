import { expect, test } from 'vitest';
import { type Bankmeldung, bankmeldungQuery, readBankmeldung, withoutBankmeldung } from './bankmeldung.ts';

const TODAY = '2026-12-04';
const read = (query: string) => readBankmeldung(new URLSearchParams(query), TODAY);

test.each<Bankmeldung>([
  { aktion: 'ausgefuehrt', tag: TODAY, code: null },
  { aktion: 'abgelehnt', tag: '2026-12-01', code: 'AC04' },
  { aktion: 'zurueck', tag: null, code: 'NARR' },
])('reads back $aktion as it was written', (meldung) => {
  expect(read(bankmeldungQuery(meldung))).toEqual(meldung);
});

test.each([
  ['tag=2026-12-05', { tag: null, code: 'AC04' }],
  ['tag=2026-02-30', { tag: null, code: 'AC04' }],
  ['tag=', { tag: null, code: 'AC04' }],
  ['tag=2026-12-04&code=ZZ99', { tag: TODAY, code: null }],
  ['tag=2026-12-04&code=ac04', { tag: TODAY, code: null }],
  ['tag=2026-12-04&code=%3Cscript%3E', { tag: TODAY, code: null }],
])('ignores a wrong value in %s and keeps the others', (query, kept) => {
  expect(read(`aktion=zurueck&${query}${query.includes('code') ? '' : '&code=AC04'}`)).toEqual({ aktion: 'zurueck', ...kept });
});

test.each(['', 'tag=2026-12-04&code=AC04', 'aktion=', 'aktion=freigeben', 'aktion=Zurueck', 'aktion=toString'])(
  'finds no message without a known action in "%s"',
  (query) => {
    expect(read(query)).toBeNull();
  },
);

test('removes a message from an address and keeps what the list has there', () => {
  const address = new URLSearchParams(
    `status=Ausgefuehrt&${bankmeldungQuery({ aktion: 'zurueck', tag: TODAY, code: 'AC01' }).slice(1)}&suche=Z1`,
  );
  expect(withoutBankmeldung(address).toString()).toBe('status=Ausgefuehrt&suche=Z1');
  expect(address.get('aktion')).toBe('zurueck');
});
