import { parse } from 'csv-parse/sync';
import { MAX_ZEILEN } from '../../../contract/calls/auftragsimport.ts';
import { type FieldError, Refusal, refuseField } from '../../errors.ts';

/** A line of a file of orders: its place, the header being line 1, and its values by name; null when it has more or fewer of them. */
export interface CsvZeile {
  readonly zeile: number;
  readonly werte: Readonly<Record<string, string>> | null;
}

const NEEDED = ['Auftragsnummer', 'ProduktId', 'Auftragsdatum', 'Status'];
const OPTIONAL = ['FristBeginn'];
/** One of these at least. */
const WHOSE = ['Empfaengernummer', 'Empfehlungsnummer'];

/**
 * The lines of a file of orders (RFC 4180): separated by semicolons when its first line has one, else by commas. What is no CSV, has
 * a column too many or too few, or too many lines is Validierung as a whole.
 */
export function readZeilen(text: string): CsvZeile[] {
  const delimiter = /^[^\r\n]*;/.test(text) ? ';' : ',';
  const [header, ...records] = parseRecords(text, delimiter);
  const names = header?.record ?? [];
  checkHeader(names);
  if (records.length > MAX_ZEILEN) refuseField('Zeilen', 'zahl');
  return records.map(({ record, info }) => ({
    zeile: info.lines,
    werte: record.length === names.length ? Object.fromEntries(names.map((name, index) => [name, record[index] ?? ''])) : null,
  }));
}

interface CsvRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

function parseRecords(text: string, delimiter: string): CsvRecord[] {
  try {
    const options = { delimiter, info: true, trim: true, relax_column_count: true, skip_empty_lines: true, to: MAX_ZEILEN + 2 } as const;
    return parse(text, options) as unknown as CsvRecord[];
  } catch {
    return refuseField('Zeilen', 'format');
  }
}

function checkHeader(names: readonly string[]): void {
  const fields: FieldError[] = [];
  for (const name of new Set(names)) {
    if (![...NEEDED, ...WHOSE, ...OPTIONAL].includes(name)) fields.push({ field: name, code: 'unbekannt' });
    else if (names.indexOf(name) !== names.lastIndexOf(name)) fields.push({ field: name, code: 'format' });
  }
  for (const name of NEEDED) if (!names.includes(name)) fields.push({ field: name, code: 'pflichtfeld' });
  if (!WHOSE.some((name) => names.includes(name))) fields.push({ field: 'Empfaengernummer', code: 'pflichtfeld' });
  if (fields.length > 0) throw new Refusal('Validierung', { fields });
}
