/** Sample characters for the classes and escapes of a pattern. */
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

/** A token of a pattern: an escape, a quantifier, the start of a group, a metacharacter, or any other character, which stands for itself. */
const TOKEN = /\\p\{(\w+)\}|\\P\{\w+\}|\\u(?:\{[\da-f]+\}|[\da-f]{4})|\\([\s\S])|\{[\d,]+\}|\(\?(?:[:=!]|<[=!])|[()[\]|^$*+?]|[\s\S]/giu;

/** Sample characters of a pattern, in its order. */
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

/** A hostile text: a beginning, a repeated unit, and an end at which a pattern fails. */
export interface Family {
  readonly begin: string;
  readonly unit: string;
  readonly end: string;
}

/** Maximum length of a beginning and of a unit, in sample characters of the pattern. */
const LONGEST = 8;
/** Common characters, which are tried with every pattern. */
const USUAL = [' ', '1', 'a', '/', '.', '-', '@', '<', 'ä'];
/** After the second beginning, a pattern that is anchored at the start of a text does not match. */
const BEGINS = ['', 'x\u0001'];
/** The first end stops patterns of word characters, the second those of other characters; in both, `$` and `.` meet a line break. */
const ENDS = ['\n\u0001', 'x\nx'];

/** Texts that may be hostile to a pattern: repeated common and sample characters, alone, in pairs and in longer pieces, after its possible beginnings. */
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
