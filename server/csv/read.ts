import { pipeline, Readable } from 'node:stream';
import { CsvError, type Parser, parse } from 'csv-parse';
import { type FieldError, Refusal, refuseField } from '../errors.ts';

/** The columns of a kind of file. */
export interface CsvForm {
  /** All columns that are read, by their names on the wire. */
  readonly columns: readonly string[];
  /** The required columns that a header lacks. */
  missing(has: (column: string) => boolean): readonly string[];
}

export interface CsvRow {
  /** Number of the row as a spreadsheet shows it: empty rows count; a `sep=` line does not, nor do line breaks within values. */
  readonly zeile: number;
  /** Trimmed values by column, empty if absent. */
  readonly werte: Readonly<Record<string, string>>;
  /** Values beyond the columns of the header; empty if none of them has text. */
  readonly rest: readonly string[];
}

export interface CsvFile {
  /** Columns of the header that are not read, 50 at most. */
  readonly ignored: readonly string[];
  /** The rows below the header that have a value. Throws Validierung at a quotation mark that is not closed. */
  readonly rows: AsyncIterable<CsvRow>;
}

/** Characters that are read ahead to find the delimiter. */
const HEAD = 64 * 1024;
/** A row with more characters has a quotation mark that is not closed. */
const MAX_ROW = 200_000;
const DELIMITERS = [';', '\t', ','] as const;

/**
 * Reads a CSV file as office programs write it, in one pass, without keeping it: separated by semicolons, tabs or commas, optionally with a first line
 * `sep=;`, the header in any case and with `ä` for `ae`. Further columns and empty rows are left out. Values that lack at the end of a row are empty, since
 * Excel leaves out the delimiters of empty last columns. Throws Validierung if the header lacks or repeats a column.
 */
export async function readCsv(text: AsyncIterable<string>, form: CsvForm): Promise<CsvFile> {
  const { head, rest } = await readAhead(text);
  const [line = '', named = ''] = /^sep=([^\r\n]?)(?:\r\n|\r|\n|$)/i.exec(head) ?? [];
  const known = new Map(form.columns.map((column) => [folded(column), column]));
  const delimiter = DELIMITERS.find((one) => one === named) ?? delimiterOf(head, known);
  const parser = parse({ delimiter, info: true, relax_column_count: true, relax_quotes: true, trim: true, max_record_size: MAX_ROW });
  async function* afterLine() {
    yield head.slice(line.length);
    yield* rest;
  }
  // A failure of the source ends the parser with its error, so the reader of the records gets it.
  pipeline(Readable.from(afterLine()), parser, () => {});
  const records = recordsOf(parser);
  try {
    const { value: header } = await records.next();
    const names = header?.values ?? [];
    const columns = names.map((name) => known.get(folded(name)) ?? null);
    checkHeader(columns, form);
    const ignored = names.filter((name, index) => name !== '' && columns[index] === null).map((name) => name.slice(0, 80));
    return { ignored: [...new Set(ignored)].slice(0, 50), rows: rowsOf(records, columns) };
  } catch (error) {
    parser.destroy();
    throw error;
  }
}

async function readAhead(text: AsyncIterable<string>): Promise<{ head: string; rest: AsyncIterable<string> }> {
  const chunks = text[Symbol.asyncIterator]();
  let head = '';
  while (head.length < HEAD) {
    const { done, value } = await chunks.next();
    if (done) break;
    head += value;
  }
  return { head, rest: { [Symbol.asyncIterator]: () => chunks } };
}

/** A column name without differences of case, blanks around it, and umlauts. */
const folded = (name: string): string =>
  name
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter);
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** The delimiter that finds most of the known columns in one of the first lines. */
function delimiterOf(head: string, known: ReadonlyMap<string, string>): string {
  const lines = head.split(/[\r\n]+/, 50);
  const found = (delimiter: string) =>
    Math.max(...lines.map((line) => line.split(delimiter).filter((name) => known.has(folded(name.replaceAll('"', '')))).length));
  return DELIMITERS.reduce<string>((best, one) => (found(one) > found(best) ? one : best), DELIMITERS[0]);
}

interface CsvRecord {
  readonly zeile: number;
  readonly values: readonly string[];
}

/** The records that have a value, with their numbers. */
async function* recordsOf(parser: Parser): AsyncGenerator<CsvRecord, undefined> {
  let zeile = 0;
  try {
    for await (const { record } of parser as AsyncIterable<{ readonly record: readonly string[] }>) {
      zeile += 1;
      const values = record.map((value) => value.trim());
      if (values.some((value) => value !== '')) yield { zeile, values };
    }
  } catch (error) {
    // Not `zeile`: the stream drops the records before the error that were not read yet.
    if (error instanceof CsvError) refuseField('Zeilen', 'anfuehrungszeichen', { zeile: Number(error.records) + 1 });
    throw error;
  }
}

async function* rowsOf(records: AsyncIterable<CsvRecord>, columns: readonly (string | null)[]): AsyncGenerator<CsvRow> {
  for await (const { zeile, values } of records) {
    const rest = values.slice(columns.length);
    const entries = columns.flatMap((column, index) => (column === null ? [] : [[column, values[index] ?? '']]));
    yield { zeile, werte: Object.fromEntries(entries), rest: rest.some((value) => value !== '') ? rest : [] };
  }
}

function checkHeader(columns: readonly (string | null)[], form: CsvForm): void {
  const twice = form.columns.filter((column) => columns.indexOf(column) !== columns.lastIndexOf(column));
  const missing = form.missing((column) => columns.includes(column));
  const fields: FieldError[] = [
    ...twice.map((field) => ({ field, code: 'format' as const })),
    ...missing.map((field) => ({ field, code: 'pflichtfeld' as const })),
  ];
  if (fields.length > 0) throw new Refusal('Validierung', { fields });
}

/** Converts a day as spreadsheets write it, `6.1.2026` or with the time of midnight, to `YYYY-MM-DD`. Other texts stay for the schema of the field. */
export function isoDayOf(text: string): string {
  const value = text.replace(/[ T]00:00(?::00(?:[.,]0{1,6})?)?$/, '');
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(value) ?? [];
  return day === '' ? value : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Whether a spreadsheet has rounded a long number, as in `1,23457E+14`; its digits are lost. */
export const isRounded = (text: string): boolean => /^\d(?:[.,]\d{1,14})?E\+\d{1,3}$/i.test(text);
