/** Words looked for in a text of `suchtext` (migration 0032): every one of these has to be found, in one of its forms, as a pattern of LIKE. */
export type Gesucht = readonly (readonly string[])[];

/**
 * A word as people type it, taken literally: small, without marks, and once more with ä, ö, ü written out. Signs around it do not count: people are shown as
 * "Clara D.", and names come with commas.
 */
export function gesuchtIn(suche: string): Gesucht {
  const worte = suche
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((wort) => wort.replace(SIGNS_AROUND, '') || wort);
  return worte.map((wort) => [...new Set([plain(wort), plain(writtenOut(wort))])].map((form) => `% ${literal(form)}%`));
}

const SIGNS_AROUND = /^[!-/:-@[-`{-~]+|[!-/:-@[-`{-~]+$/g;
const MARKS = /[\u0300-\u036f]/g;
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };
const WRITTEN_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

const plain = (wort: string): string =>
  wort
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(/[ßæœøłđı]/g, (letter) => PLAIN[letter] ?? letter);
const writtenOut = (wort: string): string => wort.replace(/[äöüß]/g, (letter) => WRITTEN_OUT[letter] ?? letter);
const literal = (wort: string): string => wort.replace(/[\\%_]/g, (sign) => `\\${sign}`);
