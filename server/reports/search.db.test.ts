import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import { matchIn, patternsOf, wordsIn } from './search.ts';

const app = testApp();

/** Letters of European names, composed and decomposed, and letters that compatibility normalisation folds. */
const LETTERS = [...'aeiounszAEIOUNSZ019äöüÄÖÜßẞéèêçñåøłđæœıÉÈÇÑÅØŁĐÆŒžščŽŠČőűțșİﬁＡ１', 'a\u0308', 'U\u0308', 'e\u0301'];
/** Separators within addresses, numbers and double names. */
const SIGNS = [...' ._-@+,/\'"%\\()&', '\u00a0'];

const word = fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 5 });
const spelling = fc.constantFrom<(of: string) => string>(
  (of) => of,
  (of) => of.toLowerCase(),
  (of) => of.normalize('NFD').toUpperCase(),
  (of) => of.replaceAll('ä', 'ae').replaceAll('Ü', 'UE'),
);
/** The database does not write out umlauts in a word that also has one of the other letters. No known name has both. */
const isMixed = (of: string): boolean => /[äöü]/i.test(of.normalize('NFC')) && /[æœøłđı]/i.test(of);
/** A text, and a word at its beginning or inside it, in the same or another spelling. */
const pair = fc.tuple(word, fc.constantFrom('', ...SIGNS), word, spelling).map(([first, sign, second, spell]) => ({
  text: `${first}${sign}${second}`,
  search: isMixed(`${first}${second}`) ? second : spell(second),
}));

test('the database finds a word in a text exactly where matchIn does', async () => {
  const pairs = fc.sample(pair, { numRuns: 3000, seed: 31 });
  const rows = await queryAsOwner<{ found: boolean }>(
    app,
    `select suchtext(text) like any (array(select jsonb_array_elements_text(patterns))) as found
     from rows from (jsonb_to_recordset($1::jsonb) as (text text, patterns jsonb)) with ordinality as x(text, patterns, n) order by n`,
    [JSON.stringify(pairs.map(({ text, search }) => ({ text, patterns: patternsOf(search)[0] })))],
  );
  const found = pairs.map(({ text, search }) => matchIn(text, wordsIn(search)[0] ?? []) !== null);
  expect(pairs.filter((_, index) => rows[index]?.found !== found[index])).toEqual([]);
  expect(new Set(found)).toEqual(new Set([true, false]));
});
