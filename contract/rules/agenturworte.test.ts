import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlainName, isPlainText } from './agenturworte.ts';

test.each([
  'Schön, dass Sie da sind!',
  'Mo bis Fr 9.30 bis 18.00 Uhr\nSa 10 bis 14 Uhr, z. B. nach Absprache',
  'Bei uns seit 25 Jahren. Auch samstags.',
  'Eurotower, 3. Stock',
  'Bis morgen.Viele Grüße',
  'Schön, dass Sie da sind.Ihr Team vom Speicher',
  'Wir beraten Sie gern...kommen Sie vorbei',
  'Mo.-Fr. 9.-12. und 14.–18. Uhr, z.B. nach Absprache',
  'mo.di.mi 9-18 uhr, sa.so zu, bzw.nach Absprache',
  'Sommerpause vom 1.-3. August, ab 18.dezember zu',
  'Dr.med. Quittenstiel, Tel.nr. am Tresen, u.v.m.',
  'Für 1,50 m Abstand ist gesorgt, 9,30 Uhr bis 18,00 Uhr',
  'Zur EURO 2024 offen',
  'GmbH & Co.KG',
  'vorm.geöffnet, tgl.außer So',
  'Sept.bis Okt. und Jan.bis März, Dez.geschlossen',
  'Mo bis Fr/Sa ggü.dem Rathaus, z.B./u.a. inkl.Sa/So',
  '9,-18 Uhr und 9.30-18.45 Uhr',
  'Tel: 0461 123, Tel.: 0461 124, Tel:0461 125',
  'Der Tresen ist 1,80 m hoch',
])('%j is plain', (text) => {
  expect(isPlainText(text)).toBe(true);
});

test.each([
  '<b>Hallo</b>',
  'a > b',
  'Mehr auf https://nordlicht.example/x',
  'www.nordlicht.example',
  'Nordlicht.de besuchen',
  'nordlicht.hamburg',
  'NORDLICHT.HAMBURG besuchen',
  'Schreiben Sie an post@nord-licht.kaufen!',
  'shop.nordlicht.example/x',
  'nordlicht24.koeln',
  'Jetzt 50 € sichern',
  'nur 50,-',
  'nur 50,-- im Monat',
  'für 50,– dabei',
  'ab 50.- Franken',
  'ab 50.--, solange der Vorrat reicht',
  'CHF 50',
  '$ 50',
  '50 £',
  'Euro: 50',
  '50 Euros',
  '20 % auf alles',
  'EUR 30 geschenkt',
  'ein 50-Euro-Gutschein',
  'ein 50\u2011Euro\u2011Gutschein',
  'nur 50,\u2011',
  '50-€',
  '50 (Euro)',
  '50=€',
  'Euro 20240',
  'EUR 2024',
  'jetzt 49,99',
  'Bit.Ly/abc',
  't.me/abc',
  'T.Me/x',
  'mailto:post@nordlicht',
  'tel:0461123',
  '30Euro',
  'tab\thier',
  'links \u202e rechts',
])('%j is not plain', (text) => {
  expect(isPlainText(text)).toBe(false);
});

const LETTERS = 'abcdefghijklmnopqrstuvwxyzäöü';
const word = fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 4, maxLength: 12 });
const capital = word.map((small) => small.slice(0, 1).toUpperCase() + small.slice(1));

test('sentences are plain, with or without a space between them', () => {
  const sentence = fc.tuple(capital, fc.array(word, { maxLength: 6 })).map(([first, more]) => [first, ...more].join(' '));
  fc.assert(
    fc.property(fc.array(sentence, { minLength: 1, maxLength: 5 }), fc.constantFrom('.', '. ', '! ', '.\n'), (all, between) => {
      fc.pre(!/\.(?:info|shop|online)/i.test(all.join('.').replaceAll(' ', '|')));
      expect(isPlainText(`${all.join(between)}.`)).toBe(true);
    }),
  );
});

test('a text with a host is not plain, regardless of its ending and of the text around it', () => {
  const host = fc
    .tuple(fc.array(word, { minLength: 1, maxLength: 3 }), fc.stringMatching(/^[a-z]{2,12}$/))
    .map(([names, ending]) => [...names, ending].join('.'));
  fc.assert(
    fc.property(host, fc.constantFrom('', '!', '/x', ' besuchen', ', bis bald'), fc.boolean(), (address, after, isLoud) => {
      expect(isPlainText(`Mehr auf ${isLoud ? address.toUpperCase() : address}${after}`)).toBe(false);
    }),
  );
});

test('a text with an amount is not plain, regardless of its spelling', () => {
  const money = fc.constantFrom('€', ' €', ' Euro', 'EUR', ' Cent', ' %', ' Prozent', ',-', ',--', ',–', '.-', '.--', ' CHF', '$');
  fc.assert(
    fc.property(fc.nat(), money, word, (number, unit, more) => {
      expect(isPlainText(`Nur ${number}${unit} ${more}`)).toBe(false);
    }),
  );
});

test('a name may look like an address, but must be on one line and without markup', () => {
  expect(['Nordlicht.de', 'Müller & Söhne (Kiel)', 'Zwei\nZeilen', '<i>x</i>'].map(isPlainName)).toEqual([true, true, false, false]);
});
