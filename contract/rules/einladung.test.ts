import { expect, test } from 'vitest';
import { fehltInEinladung } from './einladung.ts';

const EMAIL = 'karl@example.org';
const SAID = { Version: 'x', Am: '2026-11-20T10:00:00Z' };

test.each([
  ['on site a name is enough', { Art: 'VorOrt' }, []],
  ['with an address the consent', { Art: 'VorOrt', Email: EMAIL }, ['Einwilligung']],
  ['by telephone an address and what entitles', { Art: 'Telefon', Email: null }, ['Email', 'Anlass']],
  ['of a consent to calls its day', { Art: 'Telefon', Email: EMAIL, Einwilligung: SAID, Anlass: 'EinwilligungVom' }, ['EinwilligungVom']],
  ['all is there', { Art: 'Telefon', Email: EMAIL, Einwilligung: SAID, Anlass: 'KundeRiefAn' }, []],
] as const)('returns the missing fields: %s', (_, einladung, lacks) => expect(fehltInEinladung(einladung)).toEqual(lacks));
