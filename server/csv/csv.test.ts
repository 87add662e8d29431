import { Readable } from 'node:stream';
import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { decodeText, encodingOf } from './encoding.ts';
import { type CsvForm, isoDayOf, isRounded, readCsv } from './read.ts';

const FORM: CsvForm = {
  columns: ['Nummer', 'Empfaenger', 'Tag'],
  missing: (has) => ['Nummer', 'Tag'].filter((column) => !has(column)),
};

async function read(...chunks: string[]) {
  const { ignored, rows } = await readCsv(Readable.from(chunks), FORM);
  const found = [];
  for await (const { zeile, werte, rest } of rows) found.push([zeile, Object.values(werte).join('|'), ...(rest.length > 0 ? [rest] : [])]);
  return { ignored, rows: found };
}
const rowsOf = async (...chunks: string[]) => (await read(...chunks)).rows;
const refusal = (field: string, code: string, values?: object) =>
  expect.objectContaining({ code: 'Validierung', fields: [{ field, code, ...(values && { values }) }] });

const TEXT = 'Größe – „5 €“';

describe('the encoding of a file', () => {
  test.each([
    ['utf-8', iconv.encode(TEXT, 'utf-8')],
    ['utf-8', iconv.encode(TEXT, 'utf-8', { addBOM: true })],
    ['utf-16le', iconv.encode(TEXT, 'utf-16le', { addBOM: true })],
    ['utf-16be', iconv.encode(TEXT, 'utf-16be', { addBOM: true })],
    ['windows-1252', iconv.encode(TEXT, 'windows-1252')],
  ])('%s is detected and decoded, without the mark', async (encoding, bytes) => {
    expect(await encodingOf([bytes])).toBe(encoding);
    expect(await decodeText(bytes)).toBe(TEXT);
  });

  test('is UTF-8 also where a letter is cut between two parts of a file, and Windows-1252 where its last letter is cut', async () => {
    const bytes = Buffer.from('ü');
    expect(await encodingOf([Buffer.from('a'), bytes.subarray(0, 1), bytes.subarray(1)])).toBe('utf-8');
    expect(await encodingOf([Buffer.from('a'), bytes.subarray(0, 1)])).toBe('windows-1252');
    expect(await encodingOf([])).toBe('utf-8');
  });
});

describe('a CSV file', () => {
  test.each([
    ['semicolons', 'Nummer;Tag\nA,1;x'],
    ['commas', 'Nummer,Tag\n"A,1",x'],
    ['tabs', 'Nummer\tTag\nA,1\tx'],
    ['commas in another column of the header', 'Nummer;"Preis, netto, EUR";Tag\nA,1;2;x'],
    ['what its first line says', 'sep=,\r\nNummer,Tag\r\n"A,1",x\r\n'],
    ['a tab in its first line', 'SEP=\t\nNummer\tTag\nA,1\tx'],
    ['old line ends', 'Nummer;Tag\rA,1;x\r'],
  ])('can be separated by %s', async (_, text) => {
    expect(await rowsOf(text)).toEqual([[2, 'A,1|x']]);
  });

  test('has a header in any case and order, with blanks and umlauts', async () => {
    expect(await read('\ufeff TAG ;\u00a0nummer;"Empfänger"\n1;2;3')).toEqual({ ignored: [], rows: [[2, '1|2|3']] });
  });

  test('counts rows as a spreadsheet does: with empty ones, without line breaks in values', async () => {
    const text = '\n;;\nNummer;Tag;Notiz\n\nA;1;"zwei\nZeilen"\n;;;\n  ; ;\nB;2;\n\n';
    expect(await rowsOf(text)).toEqual([
      [5, 'A|1'],
      [8, 'B|2'],
    ]);
    expect(await rowsOf(`sep=;\n${text}`)).toEqual(await rowsOf(text));
  });

  test('names further columns once and does not read them; empty headings are no columns', async () => {
    expect(await read('Nummer;Wert;Tag;Wert;;Bemerkung\nA;1;x;2;3;4')).toEqual({ ignored: ['Wert', 'Bemerkung'], rows: [[2, 'A|x']] });
  });

  test('can lack values at the end of a row, but not have more than columns', async () => {
    expect(await rowsOf('Nummer;Tag;Empfaenger\nA;x\nB;x;y;;\nC;x;y;z\nD')).toEqual([
      [2, 'A|x|'],
      [3, 'B|x|y'],
      [4, 'C|x|y', ['z']],
      [5, 'D||'],
    ]);
  });

  test('keeps quotation marks within a value', async () => {
    expect(await rowsOf('Nummer;Tag\n27" Monitor;"sagt ""ja"""')).toEqual([[2, '27" Monitor|sagt "ja"']]);
  });

  test('reads the same in any parts', async () => {
    const text = 'sep=;\r\nNummer;Tag\r\n"A\r\n1";x\r\nB;y\r\n';
    expect(await rowsOf(...text)).toEqual(await rowsOf(text));
    const long = `Nummer;Tag\n${'A;x\n'.repeat(40_000)}`;
    expect(await rowsOf(long.slice(0, 70_001), long.slice(70_001))).toHaveLength(40_000);
  });

  test.each([
    ['', expect.objectContaining({ code: 'Validierung' })],
    ['Nummer;Empfaenger\nA;x', refusal('Tag', 'pflichtfeld')],
    ['Nummer;Tag;nummer \nA;x;B', refusal('Nummer', 'format')],
    ['Nummer;Tag\nA;x\n\n"B;x\nC;x', refusal('Zeilen', 'anfuehrungszeichen', { zeile: 4 })],
    [`Nummer;Tag\n"${'A;x\n'.repeat(60_000)}`, refusal('Zeilen', 'anfuehrungszeichen', { zeile: 2 })],
  ])('is refused: %.30j', async (text, refused) => {
    await expect(read(text)).rejects.toEqual(refused);
  });

  test('fails as its source fails', async () => {
    const broken = async function* () {
      yield `Nummer;Tag\n${'A;x\n'.repeat(20_000)}`;
      throw new Error('the disk has gone');
    };
    const all = async () => {
      const { rows } = await readCsv(broken(), FORM);
      for await (const row of rows) expect(row.rest).toEqual([]);
    };
    await expect(all()).rejects.toThrow('the disk has gone');
  });
});

describe('a value of a spreadsheet', () => {
  test.each([
    ['26.11.2026', '2026-11-26'],
    ['6.1.2026', '2026-01-06'],
    ['2026-11-26', '2026-11-26'],
    ['26.11.2026 00:00', '2026-11-26'],
    ['2026-11-26T00:00:00', '2026-11-26'],
    ['26.11.26', '26.11.26'],
    ['26.11.2026 14:30', '26.11.2026 14:30'],
    ['31.02.2026', '2026-02-31'],
    ['morgen', 'morgen'],
  ])('%s is the day %s', (text, day) => expect(isoDayOf(text)).toBe(day));

  test.each([
    ['1,23457E+14', true],
    ['1.2E+9', true],
    ['2e+12', true],
    ['A-2026-1E+1', false],
    ['123456789012345', false],
    ['1E14', false],
  ])('%s is a rounded number: %s', (text, rounded) => expect(isRounded(text)).toBe(rounded));
});
