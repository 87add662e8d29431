/** Signs that a class or escape of a pattern stands for. */
const SAMPLES: Readonly<Record<string, string>> = {
  d: '1',
  D: 'a',
  w: 'a',
  W: ' ',
  s: ' ',
  S: 'a',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  f: '\f',
  '0': '\0',
  b: '',
  B: '',
  L: 'a',
  Lu: 'A',
  Ll: 'a',
  N: '1',
  Sc: '€',
  Pd: '-',
  Cc: '\u0001',
  Cf: '\u200b',
  Cs: 'a',
  C: '\u0001',
  Z: ' ',
  M: '\u0301',
  ASCII: 'a',
};

/** An escape, a number of repeats, a beginning of a group, a sign that only steers, or any other sign, which stands for itself. */
const TOKEN = /\\p\{(\w+)\}|\\P\{\w+\}|\\u(?:\{[\da-f]+\}|[\da-f]{4})|\\([\s\S])|\{[\d,]+\}|\(\?(?:[:=!]|<[=!])|[()[\]|^$*+?]|[\s\S]/giu;

/** Signs that a pattern is about, in the order in which it names them. */
function samplesOf(pattern: string): string[] {
  const samples: string[] = [];
  for (const [token, category, escaped] of pattern.matchAll(TOKEN)) {
    if (category !== undefined) samples.push(SAMPLES[category] ?? 'a');
    else if (/^\\u/i.test(token)) samples.push(String.fromCodePoint(Number.parseInt(token.replace(/[^\da-f]/gi, ''), 16)));
    else if (escaped !== undefined) samples.push(SAMPLES[escaped] ?? escaped);
    else if (token === '.') samples.push('a');
    else if (!/^(?:\\P.*|\{[\d,]+\}|\(.*|[)[\]|^$*+?])$/s.test(token)) samples.push(token);
  }
  return samples.filter((sample) => sample !== '');
}

/** A hostile text: a beginning, something again and again, and an end at which a pattern fails. */
export interface Family {
  readonly begin: string;
  readonly unit: string;
  readonly end: string;
}

/** Of a pattern's own signs so many make the longest beginning and the longest unit. */
const LONGEST = 8;
/** Signs that people and programs send much of, whatever a pattern names. */
const USUAL = [' ', '1', 'a', '/', '.', '-', '@', '<', 'ä'];
/** Behind the second of these a pattern that holds at the beginning of a text does not. */
const BEGINS = ['', 'x\u0001'];
/** At the first no pattern of words goes on, at the second none of signs; `$` and `.` meet a line break. */
const ENDS = ['\n\u0001', 'x\nx'];

/** Texts that may be hostile to a pattern: repeats of usual signs and of its own, alone, in pairs and in longer pieces, behind what it begins with. */
export function familiesOf(pattern: string): Family[] {
  const samples = samplesOf(pattern);
  const pieces = Array.from({ length: Math.min(samples.length, LONGEST) }, (_, index) => samples.slice(0, index + 1).join(''));
  const pairs = samples.slice(1, LONGEST).map((sample, index) => `${samples[index]}${sample}`);
  const signs = new Set([...samples, ...USUAL]);
  const units = new Set([...[...signs].slice(0, 3 * LONGEST), ...pairs, ...pieces]);
  const families = [...units].flatMap((unit) => BEGINS.map((begin) => ({ begin, unit })));
  for (const begin of pieces) for (const unit of [...signs].slice(0, LONGEST)) families.push({ begin, unit });
  return families.flatMap((family) => ENDS.map((end) => ({ ...family, end })));
}

export const textOf = ({ begin, unit, end }: Family, length: number): string => begin + unit.repeat(Math.ceil(length / unit.length)) + end;
