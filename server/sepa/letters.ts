import anyAscii from 'any-ascii';
import { withoutInvisible } from '../../contract/values/normalize.ts';

/** Characters of a bank file: `Einfach` is the set that every bank takes, `Erweitert` adds the German umlauts. */
export type Zeichensatz = 'Einfach' | 'Erweitert';

/** A text in SEPA characters, and whether it differs from the given one in more than blanks. */
interface SepaText {
  readonly text: string;
  readonly isChanged: boolean;
}

/** Characters that a name can have in a bank file (pain.001, `Nm`). */
const NAME_LENGTH = 70;
/** Characters that a statement text can have (pain.001, `Ustrd`). */
const TEXT_LENGTH = 140;

/** Whether a text consists of SEPA characters of this set. */
export const isSepaText = (text: string, zeichensatz: Zeichensatz): boolean => ALLOWED[zeichensatz].test(text);
const ALLOWED = { Einfach: /^[A-Za-z0-9':?,\-(+.)/ ]+$/, Erweitert: /^[A-Za-z0-9':?,\-(+.)/ ÄÖÜäöüß]+$/ };

/** Replaces a name that would be empty, such as one of emoji only, because a payment needs a name. */
const NO_NAME = 'Kontoinhaber';
/** Replaces a statement text that would be empty. */
const NO_TEXT = 'Zahlung';

/** A name in SEPA characters, of 1 to 70 characters. Applied again, it changes nothing. */
export const sepaName = (name: string, zeichensatz: Zeichensatz): SepaText => converted(name, zeichensatz, NAME_LENGTH, NO_NAME);

/** A statement text in SEPA characters, of 1 to 140 characters. Applied again, it changes nothing. */
export const sepaText = (text: string, zeichensatz: Zeichensatz): SepaText => converted(text, zeichensatz, TEXT_LENGTH, NO_TEXT);

function converted(given: string, zeichensatz: Zeichensatz, length: number, fallback: string): SepaText {
  const typed = withoutInvisible(given)
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  const letters = zeichensatz === 'Einfach' ? writtenOut(typed) : typed;
  const all = Array.from(letters, (letter) => (isSepaText(letter, zeichensatz) ? letter : inAscii(letter))).join('');
  const text = tidy(tidy(all).slice(0, length)) || fallback;
  return { text, isChanged: text !== typed };
}

/** Without blanks and slashes at the ends and without `//`, which banks refuse, and with single blanks. */
const tidy = (text: string): string =>
  text
    .replace(/\/{2,}/g, '/')
    .replace(/ {2,}/g, ' ')
    .replace(/^[/ ]+|(?<![/ ])[/ ]+$/g, '');

const UMLAUTE: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ẞ: 'SS' };
const isCapital = (letter: string | undefined): boolean => letter !== undefined && /\p{Lu}/u.test(letter);
const isLetter = (letter: string | undefined): boolean => letter !== undefined && /\p{L}/u.test(letter);

/** Umlauts written out as in German: `Über` becomes `Ueber`, `GRÜN` becomes `GRUEN`. */
const writtenOut = (text: string): string =>
  text.replace(/[ÄÖÜäöüßẞ]/g, (umlaut, at: number) => {
    const [before, after] = [text[at - 1], text[at + 1]];
    const isAmongCapitals = isCapital(umlaut) && (isCapital(after) || (!isLetter(after) && isCapital(before)));
    const pair = UMLAUTE[umlaut] ?? '';
    return isAmongCapitals ? pair.toUpperCase() : pair;
  });

/** Printable ASCII that banks do not take, as close as the European Payments Council's conversion table (EPC217-08). Others are dropped. */
const SIGNS: Readonly<Record<string, string>> = {
  '&': '+',
  _: '-',
  '~': '-',
  '"': "'",
  '`': "'",
  '[': '(',
  '{': '(',
  ']': ')',
  '}': ')',
  '\\': '/',
  '|': '/',
  ';': ',',
  '!': '.',
  '#': '.',
  $: '.',
  '%': '.',
  '*': '.',
  '<': '.',
  '=': '.',
  '>': '.',
  '@': '.',
  '^': '.',
};

/** Pictures and flags. They are dropped, since their names (`:grinning:`) would be no part of a name. */
const PICTURE = /^[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]/u;

/** A character that is not allowed, in those that are: `é` becomes `e`, `Ł` becomes `L`, `名` becomes `Ming`. */
function inAscii(letter: string): string {
  if (PICTURE.test(letter)) return '';
  return Array.from(anyAscii(letter), (one) => (isSepaText(one, 'Einfach') ? one : (SIGNS[one] ?? ''))).join('');
}
