import { expect, test } from 'vitest';
import { isSchlicht, isSchlichterName } from './agenturworte.ts';

test.each([
  'Schön, dass Sie da sind!',
  'Mo bis Fr 9.30 bis 18.00 Uhr\nSa 10 bis 14 Uhr, z. B. nach Absprache',
  'Bei uns seit 25 Jahren. Auch samstags.',
  'Eurotower, 3. Stock',
])('%j is words alone', (text) => {
  expect(isSchlicht(text)).toBe(true);
});

test.each([
  '<b>Hallo</b>',
  'a > b',
  'Mehr auf https://nordlicht.example/x',
  'www.nordlicht.example',
  'Nordlicht.de besuchen',
  'Jetzt 50 € sichern',
  '20 % auf alles',
  'EUR 30 geschenkt',
  '30Euro',
  'tab\thier',
  'links \u202e rechts',
])('%j is not words alone', (text) => {
  expect(isSchlicht(text)).toBe(false);
});

test('a name may look like an address, but stands on one line without markup', () => {
  expect(['Nordlicht.de', 'Müller & Söhne (Kiel)', 'Zwei\nZeilen', '<i>x</i>'].map(isSchlichterName)).toEqual([true, true, false, false]);
});
