import { normalizeForSearch } from '../normalize.ts';

/** Whether a word of the label begins with the typed text; with or without diacritics and hyphens, umlauts also as two letters. */
export function beginsWord(label: string, typed: string): boolean {
  const prefix = wordsOf(typed.trim());
  return [label, spelledOut(label), label.replaceAll('-', '')].some((name) => ` ${wordsOf(name)}`.includes(` ${prefix}`));
}

const wordsOf = (text: string): string => normalizeForSearch(text).replaceAll('-', ' ');

const UMLAUTE: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
const spelledOut = (text: string): string => text.toLowerCase().replace(/[äöüß]/g, (letter) => UMLAUTE[letter] ?? letter);
