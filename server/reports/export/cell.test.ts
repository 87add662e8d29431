import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { XmlDocument } from 'libxml2-wasm';
import { describe, expect, test } from 'vitest';
import { sheetOf, unzip } from '../../../test/support/xlsx.ts';
import type { Cell } from './cell.ts';
import { csvOf } from './csv.ts';
import { xlsxOf } from './xlsx.ts';

const text = (wert: string): Cell => ({ art: 'Text', wert });
/** A file with one of these cells per row. */
const sheetWith = (...cells: Cell[]) => ({ headings: ['Größe'], pieces: Readable.from([cells.map((cell) => [cell])]) });
const csvRows = async (...cells: Cell[]): Promise<string[]> => {
  const rows: string[][] = parse(await buffer(csvOf(sheetWith(...cells))), { bom: true, delimiter: ';', record_delimiter: '\r\n' });
  return rows.slice(1).map(([cell = '']) => cell);
};
const xlsxRows = async (...cells: Cell[]) => sheetOf(await buffer(xlsxOf(sheetWith(...cells)))).slice(1);

const WINTER: Cell = { art: 'Zeitpunkt', wert: new Date('2026-11-24T23:30:00Z') };
const SUMMER: Cell = { art: 'Zeitpunkt', wert: new Date('2026-06-30T22:05:00Z') };

/** Texts that start a formula in some office program, and their escaped form. */
const FORMULAS: readonly (readonly [string, string])[] = [
  ['=1+1', "'=1+1"],
  ['+49 30 1', "'+49 30 1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['\rx', "'\rx"],
  ['＝1+1', "'＝1+1"],
  ['gut;=1+1', "gut;'=1+1"],
  ['gut\n=1+1', "gut\n'=1+1"],
  ['gut\r\n@x', "gut\r\n'@x"],
];

describe('a CSV file for German office programs', () => {
  test('has negative amounts as numbers that can be summed', async () => {
    expect(await csvRows({ art: 'Cent', wert: -88_400 }, { art: 'Zahl', wert: -3 })).toEqual(['-884,00', '-3']);
  });

  test('is UTF-8 with a byte order mark, semicolons and Windows line ends', async () => {
    const bytes = await buffer(csvOf(sheetWith(text('Jörg Müßig'), text('a;b'), null)));
    expect(bytes.toString('utf8')).toBe('\ufeffGröße\r\nJörg Müßig\r\n"a;b"\r\n\r\n');
  });

  test('has amounts, days and moments in German format, in Berlin time', async () => {
    const found = await csvRows(
      { art: 'Cent', wert: 123_456 },
      { art: 'Cent', wert: 5 },
      { art: 'Tag', wert: '2026-11-24' },
      WINTER,
      SUMMER,
      { art: 'Zahl', wert: 1200 },
    );
    expect(found).toEqual(['1234,56', '0,05', '24.11.2026', '25.11.2026 00:30', '01.07.2026 00:05', '1200']);
  });

  test('keeps leading zeros, quotes and line breaks, including single ones', async () => {
    const odd = ['01067', 'sagt "ja"', 'a\nb', 'a\rb', 'a\r\nb'];
    expect(await csvRows(...odd.map(text))).toEqual(odd);
    const raw = (await buffer(csvOf(sheetWith(...odd.map(text))))).toString('utf8');
    for (const broken of ['a\nb', 'a\rb', 'a\r\nb']) expect(raw).toContain(`"${broken}"`);
  });

  test.each(FORMULAS)('escapes %j as a text', async (given, written) => {
    expect(await csvRows(text(given))).toEqual([written]);
  });
});

/** The contents of attributes or elements of an XML document. Throws if it is not well-formed. */
function attributes(xml: string, path: string): string[] {
  const document = XmlDocument.fromString(xml);
  try {
    return document.find(path).map((node) => node.content);
  } finally {
    document.dispose();
  }
}

describe('a workbook', () => {
  test('has numbers, days and moments in their types, in Berlin time', async () => {
    const found = await xlsxRows(
      { art: 'Cent', wert: 123_456 },
      { art: 'Zahl', wert: 1200 },
      { art: 'Tag', wert: '2026-11-24' },
      WINTER,
      SUMMER,
    );
    expect(found).toEqual([
      [{ number: 1234.56, format: '4' }],
      [{ number: 1200, format: '1' }],
      [{ number: 46_350, format: 'dd.mm.yyyy' }],
      [{ number: 46_351 + 30 / 1440, format: 'dd.mm.yyyy hh:mm' }],
      [{ number: 46_204 + 5 / 1440, format: 'dd.mm.yyyy hh:mm' }],
    ]);
  });

  test('has texts as texts: leading zeros, any letters and XML characters, without characters that XML forbids', async () => {
    const found = await xlsxRows(text('01067'), text('Zoë Ä. <b>&"\'</b>'), text('  x '), text('a\u0007b\ud800c'), text('😀'));
    expect(found).toEqual([['01067'], ['Zoë Ä. <b>&"\'</b>'], ['  x '], ['abc'], ['😀']]);
  });

  test('has the headings first', async () => {
    expect(sheetOf(await buffer(xlsxOf(sheetWith())))).toEqual([['Größe']]);
  });

  test.each([...FORMULAS.map(([given]) => given), '-5', "'=1+1", '00123456789012345678', '_x0041_ _x005F_'])(
    'keeps %j as a text, unchanged',
    async (given) => {
      expect(await xlsxRows(text(given))).toEqual([[given]]);
    },
  );

  test('is well-formed, with a declared type for each part and each id once, also when it is the second of a process', async () => {
    await xlsxRows();
    const files = unzip(await buffer(xlsxOf(sheetWith(text('=1 & <2>'), WINTER))));
    const [types, relations, workbook, sheet, styles] = [
      '[Content_Types].xml',
      'xl/_rels/workbook.xml.rels',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
      'xl/styles.xml',
    ].map((name) => files.get(name) ?? expect.fail(`no ${name}`)) as [string, string, string, string, string];
    const parts = [...files.keys()].filter((name) => !name.endsWith('.rels') && name !== '[Content_Types].xml').map((name) => `/${name}`);
    expect(attributes(types, '//*[local-name()="Override"]/@PartName').sort()).toEqual(parts.sort());
    expect(attributes(types, '//*[local-name()="Default"]/@Extension')).toEqual(['rels', 'xml']);
    const known = attributes(relations, '//@Id');
    expect(new Set(known).size).toBe(known.length);
    expect(known).toEqual(expect.arrayContaining(attributes(workbook, '//*[local-name()="sheet"]/@*[local-name()="id"]')));
    expect(attributes(relations, '//@Target').every((target) => files.has(`xl/${target}`))).toBe(true);

    const [formats, cellFormats] = ['numFmts/numFmt', 'cellXfs/xf'].map((path) =>
      attributes(styles, `//*[local-name()="${path.replace('/', '"]/*[local-name()="')}"]/@numFmtId`),
    ) as [string[], string[]];
    for (const ids of [formats, cellFormats]) expect(new Set(ids).size, String(ids)).toBe(ids.length);
    expect(cellFormats).toEqual(expect.arrayContaining(formats));
    for (const name of ['numFmts', 'fonts', 'fills', 'borders', 'cellStyleXfs', 'cellXfs', 'cellStyles'])
      expect(attributes(styles, `//*[local-name()="${name}"]/@count`), name).toEqual([
        String(attributes(styles, `//*[local-name()="${name}"]/*`).length),
      ]);
    for (const style of attributes(sheet, '//@s')) expect(Number(style)).toBeLessThan(cellFormats.length);
    const places = attributes(sheet, '//*[local-name()="c"]/@r');
    expect(places).toEqual(['A1', 'A2', 'A3']);
  });

  test('can have more columns than letters', async () => {
    const wide = { headings: Array.from({ length: 30 }, (_, index) => `S${index}`), pieces: Readable.from([]) };
    expect(sheetOf(await buffer(xlsxOf(wide)))).toEqual([wide.headings]);
  });

  test('fails as a whole if its rows fail', async () => {
    const broken = async function* () {
      yield [[text('a')]];
      throw new Error('the right has ended');
    };
    await expect(buffer(xlsxOf({ headings: ['a'], pieces: broken() }))).rejects.toThrow('the right has ended');
    await expect(buffer(csvOf({ headings: ['a'], pieces: broken() }))).rejects.toThrow('the right has ended');
  });
});
