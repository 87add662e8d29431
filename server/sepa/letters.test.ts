import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSepaText, sepaName, sepaText, type Zeichensatz } from './index.ts';

const ALL: readonly Zeichensatz[] = ['Einfach', 'Erweitert'];
/** Any text: of all planes, of graphemes, and of single code units, so that surrogates are unpaired. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)), maxLength: 200 }),
  fc.string({ unit: fc.constantFrom('/', ' ', 'ß', 'Ü', 'a', '\\', '|', '😀'), maxLength: 200 }),
);

describe('a name in the simple character set', () => {
  test.each([
    ['Jörg Müßig', 'Joerg Muessig'],
    ['Jo\u0308rg', 'Joerg'],
    ['Über Öl Äpfel', 'Ueber Oel Aepfel'],
    ['GRÜN ÖL HÄUẞER', 'GRUEN OEL HAEUSSER'],
    ['Firma Ü', 'Firma Ue'],
    ['MENÜ', 'MENUE'],
    ['Zoë Łukasz Søren Þór Çelik', 'Zoe Lukasz Soren Thor Celik'],
    ['Αθηνά Наталья', "Athina Natal'ya"],
    ['名前', 'MingQian'],
    ['Müller & Söhne <GmbH>', 'Mueller + Soehne .GmbH.'],
    ['„Nord“ [Süd]_x', "'Nord' (Sued)-x"],
    ['Anna 😀 Huber 🇩🇪', 'Anna Huber'],
    ['👨‍👩‍👧 Familie Roth', 'Familie Roth'],
    ['//Haus/ //Hof/', 'Haus/ /Hof'],
    ['Lindtal™', 'Lindtal'],
  ])('%j is written as %j', (name, written) => {
    expect(sepaName(name, 'Einfach')).toEqual({ text: written, isChanged: true });
  });

  test.each(["Anna-Lena D'Angelo", 'Haus 7, Nr. 3 (links): 1+1?', 'K/G'])('%j stays as it is', (name) => {
    expect(sepaName(name, 'Einfach')).toEqual({ text: name, isChanged: false });
  });

  test('does not count as changed by other blanks', () => {
    expect(sepaName('  Anna\u00a0\tHuber \u200b', 'Einfach')).toEqual({ text: 'Anna Huber', isChanged: false });
  });

  test.each(['', '   ', '😀', '/', '\u0000', '\u200b'])('%j becomes a word, since a payment needs a name', (name) => {
    expect(sepaName(name, 'Einfach').text).toBe('Kontoinhaber');
    expect(sepaText(name, 'Einfach').text).toBe('Zahlung');
  });

  test('is cut at 70 characters after it is written out', () => {
    expect(sepaName('ß'.repeat(70), 'Einfach')).toEqual({ text: 's'.repeat(70), isChanged: true });
    expect(sepaName(`${'a'.repeat(69)} b`, 'Einfach')).toEqual({ text: 'a'.repeat(69), isChanged: true });
    expect(sepaName('a'.repeat(70), 'Einfach')).toEqual({ text: 'a'.repeat(70), isChanged: false });
    expect(sepaText('ß'.repeat(100), 'Einfach').text).toBe('s'.repeat(140));
  });
});

describe('a name in the extended character set', () => {
  test('keeps German umlauts and nothing more', () => {
    expect(sepaName('Jörg Müßig ÄÖÜ', 'Erweitert')).toEqual({ text: 'Jörg Müßig ÄÖÜ', isChanged: false });
    expect(sepaName('Jo\u0308rg', 'Erweitert')).toEqual({ text: 'Jörg', isChanged: false });
    expect(sepaName('Zoë & Ł', 'Erweitert')).toEqual({ text: 'Zoe + L', isChanged: true });
    expect(sepaName('ß'.repeat(70), 'Erweitert')).toEqual({ text: 'ß'.repeat(70), isChanged: false });
  });
});

test('any text has 1 to 70 or 140 characters that banks take, and stays the same when it is written again', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom(...ALL), (given, zeichensatz) => {
      for (const [write, length] of [[sepaName, 70] as const, [sepaText, 140] as const]) {
        const { text } = write(given, zeichensatz);
        expect(isSepaText(text, zeichensatz)).toBe(true);
        expect(text.length).toBeLessThanOrEqual(length);
        expect(text).not.toMatch(/^[/ ]|[/ ]$|\/\/| {2}/);
        expect(write(text, zeichensatz)).toEqual({ text, isChanged: false });
      }
    }),
    { numRuns: 1000 },
  );
});
