/** Words looked for in a text of `suchtext` (migration 0032): every one of these has to be found, in one of its forms, as a pattern of LIKE. */
export type Gesucht = readonly (readonly string[])[];

/**
 * A word as people type it, taken literally: small, without marks, and once more with ä, ö, ü written out. Signs around it do not count: people are shown as
 * "Clara D.", and names come with commas.
 */
export const gesuchtIn = (suche: string): Gesucht => worteIn(suche).map((forms) => forms.map((form) => `% ${literal(form)}%`));

/** The words of a search, each in its forms. */
export function worteIn(suche: string): readonly (readonly string[])[] {
  const worte = suche
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((wort) => wort.replace(SIGNS_AROUND, '') || wort);
  return worte.map(formsOf);
}

/** Where a text has a word in one of its forms, at the beginning of one of its own, as `suchtext` keeps them; from 0, without the end. Null where it has none. */
export function stelleIn(text: string, forms: readonly string[]): { readonly von: number; readonly bis: number } | null {
  for (const { index } of text.matchAll(BEGINNINGS)) {
    for (let bis = index + 1; bis <= text.length; bis += 1) {
      const piece = formsOf(text.slice(index, bis).normalize('NFKC').toLowerCase());
      if (forms.some((form) => piece.some((one) => one.startsWith(form)))) return { von: index, bis };
      if (!forms.some((form) => piece.some((one) => form.startsWith(one)))) break;
    }
  }
  return null;
}

const formsOf = (wort: string): readonly string[] => [...new Set([plain(wort), plain(writtenOut(wort))])];

/** Letters and digits after a blank or a sign, and signs after a blank. */
const BEGINNINGS = /(?<=^|[\s!-/:-@[-`{-~])\S/g;
const SIGNS_AROUND = /^[!-/:-@[-`{-~]+|(?<![!-/:-@[-`{-~])[!-/:-@[-`{-~]+$/g;
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
