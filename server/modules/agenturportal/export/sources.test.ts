import { expect, test } from 'vitest';
import { EXPORT_BERICHTE } from '../../../../contract/calls/agentur/export.ts';
import { LOCALES } from '../../../../contract/values/wire.ts';
import { createTexts } from '../../../../texts/texts.ts';
import { SOURCES } from './sources.ts';

test.each(LOCALES.flatMap((locale) => EXPORT_BERICHTE.map((bericht) => [bericht, locale] as const)))(
  'no two columns of %s have the same heading in %s',
  (bericht, locale) => {
    const headings = SOURCES[bericht].headings(createTexts(locale, {}));
    expect(headings.filter((one, index) => headings.indexOf(one) !== index)).toEqual([]);
  },
);

test('the heading is plural for the contacts of referrals and singular for the contact of an order', () => {
  const t = createTexts('de', {});
  expect(SOURCES.empfehlungen.headings(t)).toContain('Kontakte');
  expect(SOURCES.auftraege.headings(t)).toContain('Kontakt');
});

test('a channel is spelled as on the screen', () => {
  expect(SOURCES.empfehlungen.cells(createTexts('de', {}), { Channel: 'whatsapp' })).toContainEqual({ art: 'Text', wert: 'WhatsApp' });
});
