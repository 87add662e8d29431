import { expect, it } from 'vitest';
import { SELLER_PFLICHTANGABEN } from '../../../contract/calls/seller/daten.ts';
import { openSections } from './missing.ts';

it('openSections returns each section with missing data once, in the order of the form', () => {
  expect(openSections({ Fehlt: [] })).toEqual([]);
  expect(openSections({ Fehlt: ['IBAN', 'Kontoinhaber', 'Plz'] })).toEqual(['adresse', 'konto']);
});

it('openSections places every required field', () => {
  for (const name of SELLER_PFLICHTANGABEN) expect(openSections({ Fehlt: [name] }), name).toHaveLength(1);
});
