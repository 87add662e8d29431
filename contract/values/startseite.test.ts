import { expect, it } from 'vitest';
import { MandantKonfiguration } from '../calls/mandant.ts';
import { STARTSEITE, Startseite } from './startseite.ts';

const faultsOf = (teile: unknown) => Startseite.safeParse(teile).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

it('a home has the parts that there are, in any order', () => {
  expect(faultsOf(STARTSEITE)).toBeUndefined();
  expect(faultsOf(['Fragen', 'Formular', 'Menschen'])).toBeUndefined();
});

it('an unknown part is refused with a list of those that there are', () => {
  expect(faultsOf(['Formular', 'Laufband'])).toEqual([expect.stringMatching(/^1: there is no such part; the home has Tempo, .*, Fragen$/)]);
});

it('a part stands there once, and the form always', () => {
  expect(faultsOf(['Formular', 'Fragen', 'Formular'])).toEqual([': a part stands there twice']);
  expect(faultsOf(['Produkte'])).toEqual([': Formular has to be there: by it is recommended what other parts show']);
});

it('a tenant that says nothing has the usual home', () => {
  expect(MandantKonfiguration.def.shape.Startseite.parse(undefined)).toEqual(STARTSEITE);
});
