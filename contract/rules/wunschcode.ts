import { RESERVED } from '../calls/mandant.ts';
import { normalizeCode } from './code.ts';
import { BRANDS, OFFENSIVE_CODES, OFFENSIVE_PARTS, OFFENSIVE_WORDS } from './wunschcode-words.ts';

/** A tenant's names and addresses that a code must not imitate. */
export interface CodeNames {
  readonly names: readonly string[];
  /** Words with which addresses of the tenant's host begin. */
  readonly roots: readonly string[];
}

/** The names of a tenant, and the first words of its paths: on the link domain a code is a whole path. */
export const codeNamesOf = (names: readonly string[], paths: Readonly<Record<string, string>>): CodeNames => ({
  names,
  roots: [...RESERVED, ...Object.values(paths).map((path) => path.split(/[/?#]/)[1] ?? '')].filter((root) => /^[^:]/.test(root)),
});

/** A name with at least this many letters matches anywhere in a code. A shorter name occurs in many words, so it must be a word of its own. */
const MIN_PART_LETTERS = 6;

/** Digits that are read as letters. */
const LEET: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 3: 'E', 4: 'A', 5: 'S', 6: 'G', 7: 'T', 8: 'B', 9: 'G' };

/**
 * Why a recommender cannot choose a code (4 to 12 letters and digits): it is the name of another brand, the tenant's own name, or an offensive or reserved
 * word. Null if the code can be chosen. Spellings that look alike are the same, such as O and 0, umlauts as AE, and digits for letters.
 */
export function faultOfCode(code: string, { names, roots }: CodeNames): 'marke' | 'eigenerName' | 'nichtErlaubt' | null {
  const own = names.map(foldName).filter((name) => name.length > 0);
  const whole = normalizeCode(code);
  if (OFFENSIVE_CODES.some((one) => normalizeCode(one) === whole)) return 'nichtErlaubt';
  if (roots.some((root) => normalizeCode(foldName(root)) === whole)) return 'nichtErlaubt';
  if (isWord(code, OFFENSIVE_WORDS) || isPart(code, OFFENSIVE_PARTS)) return 'nichtErlaubt';
  // The name of a firm of several words, such as one with "Energie": its words alone are too common to be refused within others.
  const apart = names.flatMap((name) => name.split(/[^\p{L}\p{N}]+/u).map(foldName));
  if (
    isWord(
      code,
      [...own, ...apart].filter((name) => name.length > 2),
    ) ||
    isPart(code, own.filter(isLong))
  )
    return 'eigenerName';
  const others = BRANDS.filter((brand) => !own.some((name) => normalizeCode(name).includes(normalizeCode(brand))));
  return isPart(code, others.filter(isLong)) ||
    isWord(
      code,
      others.filter((brand) => !isLong(brand)),
    )
    ? 'marke'
    : null;
}

const isLong = (name: string): boolean => name.length >= MIN_PART_LETTERS;

/** A name as it can be typed as a code: capitals, umlauts as two letters, no other accents or signs. */
const foldName = (name: string): string =>
  name
    .toUpperCase()
    .replaceAll('Ä', 'AE')
    .replaceAll('Ö', 'OE')
    .replaceAll('Ü', 'UE')
    .replaceAll('ẞ', 'SS')
    .normalize('NFD')
    .replace(/[^A-Z0-9]/g, '');

/** Readings of a code: as it is, and with digits read as letters. Any number of the digits at its ends can be a number instead. */
function readingsOf(code: string): readonly string[] {
  const begin = /^\d*/.exec(code)?.[0].length ?? 0;
  const end = Math.max(begin, [...code].findLastIndex((sign) => /\D/.test(sign)) + 1);
  const [before, word, after] = [code.slice(0, begin), code.slice(begin, end), code.slice(end)];
  const begins = Array.from({ length: before.length + 1 }, (_, count) => before.slice(count));
  const ends = Array.from({ length: after.length + 1 }, (_, count) => after.slice(0, count));
  const spelled = begins.flatMap((first) => ends.map((last) => `${first}${word}${last}`.replace(/\d/g, (digit) => LEET[digit] ?? digit)));
  return [code, ...spelled].map(normalizeCode);
}

/** Whether a code is one of the words, alone or between digits. */
function isWord(code: string, list: readonly string[]): boolean {
  const read = [...readingsOf(code), ...code.split(/\d+/).map(normalizeCode)];
  return list.some((word) => read.includes(normalizeCode(word)));
}

/** Whether one of the words stands anywhere in a code. */
function isPart(code: string, list: readonly string[]): boolean {
  const read = readingsOf(code);
  return list.some((word) => read.some((text) => text.includes(normalizeCode(word))));
}
