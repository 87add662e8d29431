/** A part of a CSV file that one call takes. */
export interface FilePart {
  /** The header of the file and some of its rows, in the bytes of the file. */
  readonly csv: Blob;
  /** Rows of the file before those of this part. Added to a row number of the part it gives the number in the file. */
  readonly before: number;
  /** Rows of the part. */
  readonly rows: number;
}

/** Limits of one part. */
export interface PartLimits {
  readonly rows: number;
  readonly bytes: number;
}

const [LF, CR, QUOTE] = [0x0a, 0x0d, 0x22];
/** Bytes after which a quotation mark opens a value: delimiters, blanks and line ends. */
const BEFORE_VALUE = new Set([LF, CR, 0x3b, 0x2c, 0x09, 0x20]);

/**
 * Divides a CSV file of any length between its rows, so that each part is a file of its own with the same header. Works on bytes, because the server detects
 * the encoding: line ends and quotation marks are the same bytes in UTF-8 and Windows-1252, and every second byte in UTF-16. A line break within quotation
 * marks ends no row. A row that is longer than a part becomes a part of its own, which the server refuses. A file without a row has no parts.
 */
export function partsOf(file: Uint8Array<ArrayBuffer>, limits: PartLimits): FilePart[] {
  const ends = rowEnds(file);
  const header = ends.findIndex((end, index) => isHeader(asciiOf(file.subarray(ends[index - 1] ?? 0, end))));
  if (header < 0) return [];
  const head = ends[header] ?? 0;
  const parts: FilePart[] = [];
  let [start, from] = [head, header + 1];
  for (let row = from; row < ends.length; row += 1) {
    const [end, next] = [ends[row] ?? 0, ends[row + 1]];
    const rows = row + 1 - from;
    if (next !== undefined && rows < limits.rows && head + next - start <= limits.bytes) continue;
    parts.push({ csv: new Blob([file.subarray(0, head), file.subarray(start, end)]), before: from - header - 1, rows });
    [start, from] = [end, row + 1];
  }
  return parts;
}

/** The position after each row of a file. */
function rowEnds(file: Uint8Array): number[] {
  const { step, at } = unitOf(file);
  const byte = (index: number) => file[index * step + at] ?? -1;
  const isWide = (index: number) => step === 2 && file[index * step + 1 - at] !== 0;
  const count = Math.ceil(file.length / step);
  const ends: number[] = [];
  // As the server's reader: the first line end is that of the whole file.
  let lineEnd: number | undefined;
  let isQuoted = false;
  let isStart = true;
  for (let index = 0; index < count; index += 1) {
    const letter = isWide(index) ? 0xff : byte(index);
    if (letter === QUOTE && isQuoted && byte(index + 1) === QUOTE) index += 1;
    else if (letter === QUOTE && (isQuoted || isStart)) isQuoted = !isQuoted;
    else if (!isQuoted && (letter === LF || (letter === CR && byte(index + 1) !== LF))) {
      lineEnd ??= letter;
      if (letter === lineEnd) ends.push((index + 1) * step);
    }
    // A byte order mark precedes the first value.
    isStart = !isQuoted && (BEFORE_VALUE.has(letter) || (isStart && index < 3 && letter > 0x7f));
  }
  if ((ends.at(-1) ?? 0) < file.length) ends.push(file.length);
  return ends;
}

/** The length of a letter in bytes, and which of them is the lower one. */
function unitOf([first, second]: Uint8Array): { readonly step: number; readonly at: number } {
  if (first === 0xff && second === 0xfe) return { step: 2, at: 0 };
  if (first === 0xfe && second === 0xff) return { step: 2, at: 1 };
  return { step: 1, at: 0 };
}

/** The letters of a row that are the same in all encodings. */
const asciiOf = (row: Uint8Array): string =>
  Array.from(row, (byte) => (byte > 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '')).join('');

/** Whether a row has text and does not only name the delimiter. */
const isHeader = (row: string): boolean => /[0-9a-z]/i.test(row) && !/^sep=.?$/i.test(row);
