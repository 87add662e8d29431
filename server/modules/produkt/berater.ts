import type { Berater } from '../../../contract/calls/produkt/produktform.ts';

/** Separators between words. `%`, `_` and similar are not separators, and no agent has them. */
const BETWEEN = /[\s\p{Pd},;.:'’()/]+/u;

/** Letters that Unicode does not decompose into a base letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };

const UMLAUTE: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

const replaced = (text: string, letters: Readonly<Record<string, string>>) =>
  text.replace(/\P{ASCII}/gu, (letter) => letters[letter] ?? letter);

/** A text without letter case and marks, so that `Müller` equals `muller`. */
const plain = (text: string): string => replaced(text.normalize('NFC').toLowerCase(), LETTERS).normalize('NFKD').replace(/\p{M}/gu, '');

/** The same with umlauts written out, as on keyboards without them: `mueller`. */
const writtenOut = (text: string): string => plain(replaced(text.normalize('NFC').toLowerCase(), UMLAUTE));

const wordsOf = (text: string): string[] => text.split(BETWEEN).filter((word) => word !== '');

/** Agents for whom each word of the query is the beginning of a word of name, postcode or town. An empty query finds all. */
export function searchBerater<B extends Pick<Berater, 'Name' | 'LastName' | 'ZipCode' | 'City'>>(
  berater: readonly B[],
  query: string,
): B[] {
  const wanted = wordsOf(plain(query));
  if (wanted.length === 0 && query.trim() !== '') return [];
  return berater.filter(({ Name, LastName, ZipCode, City }) => {
    const text = [Name, LastName, ZipCode, City].join(' ');
    const words = wordsOf(`${plain(text)} ${writtenOut(text)}`);
    return wanted.every((one) => words.some((word) => word.startsWith(one)));
  });
}
