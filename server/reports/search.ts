/**
 * LIKE patterns for texts made by `suchtext` (migration 0032), a list per word of the search; a text matches a word by any pattern of its list. Typed
 * wildcards are escaped.
 */
export const patternsOf = (search: string): readonly (readonly string[])[] =>
  wordsIn(search).map((forms) => forms.map((form) => `% ${literal(form)}%`));

/**
 * The words of a search, each in its forms: in lower case without marks, and with ä, ö, ü written out. Punctuation around a word does not count: people
 * are shown as "Clara D.", and names come with commas.
 */
export function wordsIn(search: string): readonly (readonly string[])[] {
  const words = search
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(PUNCTUATION_AROUND, '') || word);
  return words.map(formsOf);
}

/**
 * The range of a text that matches a word in one of its forms, at the beginning of one of the text's words as `suchtext` splits them; null if there is none.
 */
export function matchIn(text: string, forms: readonly string[]): { readonly start: number; readonly end: number } | null {
  for (const { index } of text.matchAll(BEGINNINGS)) {
    for (let end = index + 1; end <= text.length; end += 1) {
      const piece = formsOf(text.slice(index, end).normalize('NFKC').toLowerCase());
      if (forms.some((form) => piece.some((one) => one.startsWith(form)))) return { start: index, end };
      if (!forms.some((form) => piece.some((one) => form.startsWith(one)))) break;
    }
  }
  return null;
}

const formsOf = (word: string): readonly string[] => [...new Set([plain(word), plain(writtenOut(word))])];

/** Letters and digits after a space or punctuation, and punctuation after a space. */
const BEGINNINGS = /(?<=^|[\s!-/:-@[-`{-~])\S/g;
const PUNCTUATION_AROUND = /^[!-/:-@[-`{-~]+|(?<![!-/:-@[-`{-~])[!-/:-@[-`{-~]+$/g;
const MARKS = /[\u0300-\u036f]/g;
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };
const WRITTEN_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

const plain = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(/[ßæœøłđı]/g, (letter) => PLAIN[letter] ?? letter);
const writtenOut = (word: string): string => word.replace(/[äöüß]/g, (letter) => WRITTEN_OUT[letter] ?? letter);
const literal = (word: string): string => word.replace(/[\\%_]/g, (sign) => `\\${sign}`);
