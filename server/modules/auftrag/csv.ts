import { parse } from 'csv-parse/sync';
import { MAX_IMPORT_ZEILEN } from '../../../contract/calls/auftragsimport.ts';
import { type FieldError, Refusal, refuseField } from '../../errors.ts';

/** A line of a file of orders: its number (the header is line 1) and its values by column; null if it has too many or too few values. */
export interface CsvZeile {
  readonly zeile: number;
  readonly werte: Readonly<Record<string, string>> | null;
}

const NEEDED = ['Auftragsnummer', 'ProduktId', 'Auftragsdatum', 'Status'];
const OPTIONAL = ['FristBeginn'];
/** At least one of these columns is required. */
const KEY_COLUMNS = ['Empfaengernummer', 'Empfehlungsnummer'];

/**
 * The lines of a file of orders (RFC 4180), separated by semicolons if its first line has one, otherwise by commas. Throws Validierung for the
 * whole file if it is no CSV, has an unknown, repeated or missing column, or has too many lines.
 */
export function readZeilen(text: string): CsvZeile[] {
  const delimiter = /^[^\r\n]*;/.test(text) ? ';' : ',';
  const [header, ...records] = parseRecords(text, delimiter);
  const names = header?.record ?? [];
  checkHeader(names);
  if (records.length > MAX_IMPORT_ZEILEN) refuseField('Zeilen', 'zahl');
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
    const options = {
      delimiter,
      info: true,
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
      to: MAX_IMPORT_ZEILEN + 2,
    } as const;
    return parse(text, options) as unknown as CsvRecord[];
  } catch {
    return refuseField('Zeilen', 'format');
  }
}

function checkHeader(names: readonly string[]): void {
  const fields: FieldError[] = [];
  for (const name of new Set(names)) {
    if (![...NEEDED, ...KEY_COLUMNS, ...OPTIONAL].includes(name)) fields.push({ field: name, code: 'unbekannt' });
    else if (names.indexOf(name) !== names.lastIndexOf(name)) fields.push({ field: name, code: 'format' });
  }
  for (const name of NEEDED) if (!names.includes(name)) fields.push({ field: name, code: 'pflichtfeld' });
  if (!KEY_COLUMNS.some((name) => names.includes(name))) fields.push({ field: 'Empfaengernummer', code: 'pflichtfeld' });
  if (fields.length > 0) throw new Refusal('Validierung', { fields });
}
