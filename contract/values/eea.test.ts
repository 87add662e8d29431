import { getCountrySpecifications } from 'ibantools';
import { expect, test } from 'vitest';
import { isEeaIban } from './eea.ts';

test('accounts of 30 countries are in the European Economic Area, each of them with IBANs of its own', () => {
  const all = Object.entries(getCountrySpecifications()).flatMap(([land, { IBANRegistry }]) => (IBANRegistry ? [land] : []));
  const european = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ');
  expect(all.filter((land) => isEeaIban(`${land}00`)).sort()).toEqual(european);
});

test.each(['GB', 'CH', 'GI', 'AD', 'MC', 'SM', 'VA', 'US', 'EL', 'EU', '', 'D', 'de89'])('an account of %j is not', (land) => {
  expect(isEeaIban(land)).toBe(false);
});
