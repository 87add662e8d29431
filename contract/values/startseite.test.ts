import { expect, it } from 'vitest';
import { MandantKonfiguration } from '../calls/mandant.ts';
import { STARTSEITE, Startseite } from './startseite.ts';

const faultsOf = (teile: unknown) => Startseite.safeParse(teile).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

it('accepts the known parts in any order', () => {
  expect(faultsOf(STARTSEITE)).toBeUndefined();
  expect(faultsOf(['Fragen', 'Formular', 'Menschen'])).toBeUndefined();
});

it('refuses an unknown part', () => {
  expect(faultsOf(['Formular', 'Laufband'])).toEqual(['1: startseiteTeil']);
});

it('refuses a part twice, and a list without the form', () => {
  expect(faultsOf(['Formular', 'Fragen', 'Formular'])).toEqual([': startseiteDoppelt']);
  expect(faultsOf(['Produkte'])).toEqual([': startseiteFormular']);
});

it('the configuration defaults to STARTSEITE', () => {
  expect(MandantKonfiguration.def.shape.Startseite.parse(undefined)).toEqual(STARTSEITE);
});
