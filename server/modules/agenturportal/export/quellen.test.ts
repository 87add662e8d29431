import { expect, test } from 'vitest';
import { EXPORT_BERICHTE } from '../../../../contract/calls/agentur/export.ts';
import { LOCALES } from '../../../../contract/values/wire.ts';
import { createTexts } from '../../../../texts/texts.ts';
import { QUELLEN } from './quellen.ts';

test.each(LOCALES.flatMap((locale) => EXPORT_BERICHTE.map((bericht) => [bericht, locale] as const)))(
  'no two columns of %s have the same heading in %s',
  (bericht, locale) => {
    const titel = QUELLEN[bericht].titel(createTexts(locale, {}));
    expect(titel.filter((one, index) => titel.indexOf(one) !== index)).toEqual([]);
  },
);

test('of a referral the contacts are counted, of an order the contact is named', () => {
  const t = createTexts('de', {});
  expect(QUELLEN.empfehlungen.titel(t)).toContain('Kontakte');
  expect(QUELLEN.auftraege.titel(t)).toContain('Kontakt');
});

test('a way of sharing is spelled as on the screen', () => {
  expect(QUELLEN.empfehlungen.zellen(createTexts('de', {}), { Channel: 'whatsapp' })).toContainEqual({ art: 'Text', wert: 'WhatsApp' });
});
