import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { partsOf } from './file-parts.ts';

const ENCODINGS = [
  ['UTF-8', 'utf-8', {}],
  ['UTF-8 with a mark', 'utf-8', { addBOM: true }],
  ['Windows-1252', 'windows-1252', {}],
  ['UTF-16, low byte first', 'utf-16le', { addBOM: true }],
  ['UTF-16, high byte first', 'utf-16be', { addBOM: true }],
] as const;

/** The parts of a file as text, each with the rows before it. */
async function divide(text: string, rows: number, { bytes = 1_000_000, encoding = 'utf-8', options = {} } = {}) {
  const parts = partsOf(Uint8Array.from(iconv.encode(text, encoding, options)), { rows, bytes });
  return Promise.all(
    parts.map(async (part) => [part.before, part.rows, iconv.decode(Buffer.from(await part.csv.arrayBuffer()), encoding)] as const),
  );
}

describe('a CSV file', () => {
  test.each(ENCODINGS)('in %s is divided between rows, and each part has the header and mark', async (_, encoding, options) => {
    const text = 'Nummer;Ort\r\n1;Köln\r\n2;Ulm 中ċ\r\n3;Görlitz';
    expect(await divide(text.replace(' 中ċ', encoding === 'windows-1252' ? '' : ' 中ċ'), 2, { encoding, options })).toEqual([
      [0, 2, `Nummer;Ort\r\n1;Köln\r\n2;Ulm${encoding === 'windows-1252' ? '' : ' 中ċ'}\r\n`],
      [2, 1, 'Nummer;Ort\r\n3;Görlitz'],
    ]);
  });

  test.each([
    ['line breaks within values', '"a\nb";1\nc;2\n', ['"a\nb";1\n', 'c;2\n']],
    ['quotation marks within values', '"say ""a"" \n";1\nc;2\n', ['"say ""a"" \n";1\n', 'c;2\n']],
    ['quotation marks that open no value', '27" screen;1\nc;2\n', ['27" screen;1\n', 'c;2\n']],
    ['blanks before a value', '1; "a\nb"\nc;2', ['1; "a\nb"\n', 'c;2']],
    ['old line ends', 'a;1\rc;2\r', ['a;1\r', 'c;2\r']],
    ['old line ends within a row', 'a\rb;1\nc;2\n', ['a\rb;1\n', 'c;2\n']],
    ['empty rows, which count', 'a;1\n\nc;2\n', ['a;1\n', '\n', 'c;2\n']],
  ])('keeps %s', async (_, rows, expected) => {
    const end = rows.endsWith('\r') ? '\r' : '\n';
    const head = `Nummer;Ort${end}`;
    const found = await divide(head + rows, 1);
    expect(found).toEqual(expected.map((row, index) => [index, 1, head + row]));
  });

  test('repeats what stands before the header, so that numbers of rows fit', async () => {
    expect(await divide('sep=;\n;;\nNummer;Ort\n1;2\n3;4\n', 1)).toEqual([
      [0, 1, 'sep=;\n;;\nNummer;Ort\n1;2\n'],
      [1, 1, 'sep=;\n;;\nNummer;Ort\n3;4\n'],
    ]);
  });

  test('is divided where a part would be too large, and not within a row', async () => {
    const sizes = (await divide('Nummer\n1234567890\n1234567890\n123456789012345678901234\n1\n', 100, { bytes: 30 })).map(
      ([, , text]) => text.length,
    );
    expect(sizes).toEqual([29, 32, 9]);
  });

  test('without a row or a header has no parts', async () => {
    for (const text of ['', '\n;;\n', 'Nummer;Ort', 'sep=;\n']) expect(await divide(text, 10)).toEqual([]);
  });

  test('of 100,000 rows is divided into parts that together have all of them', async () => {
    const rows = Array.from({ length: 100_000 }, (_, index) => `A-${index};"Köln\n";462`);
    const parts = await divide(`Nummer;Ort;ProduktId\n${rows.join('\n')}`, 200, { bytes: 90_000 });
    expect([parts.length, parts.at(-1)?.[0]]).toEqual([500, 99_800]);
    expect(parts.map(([, , text]) => text.slice(21).trimEnd()).join('\n')).toBe(rows.join('\n'));
  });
});
