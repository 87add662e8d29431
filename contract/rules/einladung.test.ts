import { expect, test } from 'vitest';
import { missingInEinladung } from './einladung.ts';

const EMAIL = 'karl@example.org';
const SAID = { Version: 'x', Am: '2026-11-20T10:00:00Z' };

test.each([
  ['nothing on site without a mail address', { Art: 'VorOrt' }, []],
  ['the consent on site with a mail address', { Art: 'VorOrt', Email: EMAIL }, ['Einwilligung']],
  ['address and legal basis by telephone', { Art: 'Telefon', Email: null }, ['Email', 'Anlass']],
  ['the day of a consent to calls', { Art: 'Telefon', Email: EMAIL, Einwilligung: SAID, Anlass: 'EinwilligungVom' }, ['EinwilligungVom']],
  ['nothing if all is given', { Art: 'Telefon', Email: EMAIL, Einwilligung: SAID, Anlass: 'KundeRiefAn' }, []],
] as const)('returns the missing fields: %s', (_, einladung, lacks) => expect(missingInEinladung(einladung)).toEqual(lacks));
