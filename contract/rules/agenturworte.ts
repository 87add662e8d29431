/** What is no plain word: markup, and characters that steer how a text runs; of control characters the line break alone stays. */
const STEUERND = /[<>\u202a-\u202e\u2066-\u2069]|(?![\n\r])\p{Cc}/u;

/** What has a point behind it in the middle of a sentence, and where the next word is often written right after it. */
const ABGEKUERZT = [
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

/** Endings of a host that are one in any spelling; after a point without a blank. */
const ENDUNGEN = ['app', 'at', 'ch', 'com', 'de', 'eu', 'info', 'io', 'net', 'online', 'org', 'shop'];

/** Where a host can begin: not in the middle of a word, not with an abbreviation, and not with a day of the month, which has only figures. */
const ANFANG = `(?:^|[^\\p{L}\\d-])(?!(?:${ABGEKUERZT.flatMap(spelled).join('|')})\\.)(?=[\\d-]*\\p{L})`;

/**
 * An address, of the web also without its scheme: a known ending, any in small or in capital letters, or a short one with a path. A sentence that begins
 * right behind the point of another has one capital.
 */
const ADRESSE = [
  /:\/\/|\bwww\.|\bmailto:/iu,
  /\btel:\S/u,
  new RegExp(`[\\p{L}\\d]\\.(?:${ENDUNGEN.join('|')})(?![\\p{L}\\d])`, 'iu'),
  new RegExp(`${ANFANG}[\\p{L}\\d-]{2,}\\.(?:\\p{Ll}{2,}|\\p{Lu}{2,})(?![\\p{L}\\d])`, 'u'),
  new RegExp(`${ANFANG}[\\p{L}\\d-]+\\.\\p{L}{2,4}/[\\p{L}\\d]`, 'u'),
];

function spelled(word: string): readonly string[] {
  const upper = word.toUpperCase();
  return [word, upper, upper.slice(0, 1) + word.slice(1)];
}

/**
 * An amount of money or a percentage: with its currency (EURO 2024 is a championship), or as prices are written without one: 50,- and 50.--, and 49,99 with
 * cents that are no minutes of a time.
 */
const BETRAG = [
  /\d[\s\p{Pd}(=]*(?:\p{Sc}|%|(?:eur(?:os?)?|chf|usd|gbp|cents?|prozent|percent)(?![\p{L}\d]))/iu,
  /(?:\p{Sc}|(?:^|\P{L})(?:eur|euro(?!\s20[2-4]\d(?!\d))|chf|usd|gbp))[\s:=(]*\d/iu,
  /\d(?:,(?!\p{Pd}\d)|\.(?=\p{Pd}+(?!\p{Pd}|\p{L}|\s*\d)))\p{Pd}/u,
  /\d,[6-9]\d(?!\d|\s*m\b)/u,
];

/** Whether a name is words alone, on one line. */
export const isSchlichterName = (text: string): boolean => !STEUERND.test(text) && !/[\n\r]/.test(text);

/**
 * Whether what an agency says to its customers is words alone: without markup, and without addresses and amounts, since it stands in the mail of an invitation
 * too, which has neither amounts nor advertising.
 */
export const isSchlicht = (text: string): boolean => ![STEUERND, ...ADRESSE, ...BETRAG].some((pattern) => pattern.test(text));
