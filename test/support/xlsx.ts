import { inflateRawSync } from 'node:zlib';

/** A cell as an office program reads it: a text, or a number with its format. */
type Cell = string | { readonly number: number; readonly format: string };

/** The rows of the first sheet of a workbook; an empty cell is an empty text. Throws for a formula. */
export function sheetOf(workbook: Buffer): Cell[][] {
  const files = unzip(workbook);
  const formats = formatsOf(files.get('xl/styles.xml') ?? '');
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
  if (/<f[ >]/.test(sheet)) throw new Error('the sheet has a formula');
  return [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) => {
    const cells: Cell[] = [];
    for (const [, place = '', attributes = '', inner = ''] of row.matchAll(/<c r="([A-Z]+)\d+"([^>]*)>(.*?)<\/c>/gs)) {
      while (cells.length < indexOf(place)) cells.push('');
      cells.push(cellOf(attributes, inner, formats));
    }
    return cells;
  });
}

const indexOf = (letters: string): number => [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;

function cellOf(attributes: string, inner: string, formats: readonly string[]): Cell {
  if (attributes.includes('t="inlineStr"')) return unescaped(/<t[^>]*>(.*?)<\/t>/s.exec(inner)?.[1] ?? '');
  const style = Number(/s="(\d+)"/.exec(attributes)?.[1]);
  return { number: Number(/<v>(.*?)<\/v>/.exec(inner)?.[1]), format: formats[style] ?? '' };
}

/** The number format of each style: its format code, or the id of a built-in format. Throws if two formats have the same id. */
function formatsOf(styles: string): string[] {
  const formats = [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(
    ([, id = '', code = '']) => [id, code] as const,
  );
  const codes = new Map(formats);
  if (codes.size < formats.length) throw new Error('two number formats have the same id');
  const cells = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(styles)?.[1] ?? '';
  return [...cells.matchAll(/numFmtId="(\d+)"/g)].map(([, id = '']) => codes.get(id) ?? id);
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", '#13': '\r', amp: '&' };
const unescaped = (xml: string): string =>
  xml
    .replace(/&([^;]+);/g, (_, name: string) => ENTITIES[name] ?? '?')
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The files of a ZIP archive by name, read from its central directory. */
export function unzip(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06'));
  const files = new Map<string, string>();
  for (let at = archive.readUInt32LE(end + 16), left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, nameLength, extra, comment] = [
      archive.readUInt32LE(at + 20),
      ...[28, 30, 32].map((field) => archive.readUInt16LE(at + field)),
    ];
    const name = archive.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    const local = archive.readUInt32LE(at + 42);
    const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    files.set(name, inflateRawSync(archive.subarray(begin, begin + (size ?? 0))).toString('utf8'));
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}
