import { expect, it } from 'vitest';
import { MandantKonfiguration } from '../calls/mandant.ts';
import { STARTSEITE, Startseite } from './startseite.ts';

const faultsOf = (teile: unknown) => Startseite.safeParse(teile).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

it('accepts the known parts in any order', () => {
  expect(faultsOf(STARTSEITE)).toBeUndefined();
  expect(faultsOf(['Fragen', 'Formular', 'Menschen'])).toBeUndefined();
});

it('refuses an unknown part with a list of the known ones', () => {
  expect(faultsOf(['Formular', 'Laufband'])).toEqual([expect.stringMatching(/^1: there is no such part; the home has Tempo, .*, Fragen$/)]);
});

it('refuses a part twice, and a list without the form', () => {
  expect(faultsOf(['Formular', 'Fragen', 'Formular'])).toEqual([': a part stands there twice']);
  expect(faultsOf(['Produkte'])).toEqual([': Formular has to be there: by it is recommended what other parts show']);
});

it('the configuration defaults to STARTSEITE', () => {
  expect(MandantKonfiguration.def.shape.Startseite.parse(undefined)).toEqual(STARTSEITE);
});
