/** Markup, characters that change the text direction, and control characters except line breaks. */
const CONTROL_CHARACTERS = /[<>\u202a-\u202e\u2066-\u2069]|(?![\n\r])\p{Cc}/u;

/** Abbreviations with a full stop; the next word often follows without a space. */
const ABBREVIATIONS = [
  'mo',
  'di',
  'mi',
  'do',
  'fr',
  'sa',
  'so',
  'mon',
  'tue',
  'wed',
  'thu',
  'fri',
  'sat',
  'sun',
  'jan',
  'feb',
  'mrz',
  'apr',
  'jun',
  'jul',
  'aug',
  'sep',
  'sept',
  'okt',
  'nov',
  'dez',
  'bzw',
  'ca',
  'co',
  'dr',
  'etc',
  'evtl',
  'exkl',
  'ggf',
  'ggü',
  'inkl',
  'max',
  'med',
  'min',
  'nr',
  'sog',
  'st',
  'std',
  'str',
  'tel',
  'tgl',
  'usw',
  'vorm',
  'zzgl',
];

/** Top-level domains that mark a host in any letter case, after a full stop without a space. */
const TOP_LEVEL_DOMAINS = ['app', 'at', 'ch', 'com', 'de', 'eu', 'info', 'io', 'net', 'online', 'org', 'shop'];

/** Where a host can start: not within a word, not at an abbreviation, and not at a day of the month, which has only digits. */
const HOST_START = `(?:^|[^\\p{L}\\d-])(?!(?:${ABBREVIATIONS.flatMap(spellingsOf).join('|')})\\.)(?=[\\d-]*\\p{L})`;

/**
 * An address, for web addresses also without a scheme: with a known ending, with any ending all in lower or all in upper case, or with a short
 * ending and a path. A sentence that starts right after a full stop does not match, because only its first letter is upper case.
 */
const ADDRESS_PATTERNS = [
  /:\/\/|\bwww\.|\bmailto:/iu,
  /\btel:\S/u,
  new RegExp(`[\\p{L}\\d]\\.(?:${TOP_LEVEL_DOMAINS.join('|')})(?![\\p{L}\\d])`, 'iu'),
  new RegExp(`${HOST_START}[\\p{L}\\d-]{2,}\\.(?:\\p{Ll}{2,}|\\p{Lu}{2,})(?![\\p{L}\\d])`, 'u'),
  new RegExp(`${HOST_START}[\\p{L}\\d-]+\\.\\p{L}{2,4}/[\\p{L}\\d]`, 'u'),
];

function spellingsOf(word: string): readonly string[] {
  const upper = word.toUpperCase();
  return [word, upper, upper.slice(0, 1) + word.slice(1)];
}

/**
 * An amount of money or a percentage: with its currency (EURO 2024 is a championship), or as a price without one: 50,- and 50.--, and 49,99 if
 * the cents cannot be the minutes of a time.
 */
const AMOUNT_PATTERNS = [
  /\d[\s\p{Pd}(=]*(?:\p{Sc}|%|(?:eur(?:os?)?|chf|usd|gbp|cents?|prozent|percent)(?![\p{L}\d]))/iu,
  /(?:\p{Sc}|(?:^|\P{L})(?:eur|euro(?!\s20[2-4]\d(?!\d))|chf|usd|gbp))[\s:=(]*\d/iu,
  /\d(?:,(?!\p{Pd}\d)|\.(?=\p{Pd}+(?!\p{Pd}|\p{L}|\s*\d)))\p{Pd}/u,
  /\d,[6-9]\d(?!\d|\s*m\b)/u,
];

/** Whether a name is plain: without markup, on one line. */
export const isPlainName = (text: string): boolean => !CONTROL_CHARACTERS.test(text) && !/[\n\r]/.test(text);

/**
 * Whether an agency's text to its customers is plain: without markup, addresses and amounts. Invitation mails contain these texts too, and must
 * have no amounts and no advertising.
 */
export const isPlainText = (text: string): boolean =>
  ![CONTROL_CHARACTERS, ...ADDRESS_PATTERNS, ...AMOUNT_PATTERNS].some((pattern) => pattern.test(text));
