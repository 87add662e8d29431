import { Readable } from 'node:stream';
import type * as z from 'zod/mini';
import { MAX_IMPORT_ZEILEN } from '../../../contract/calls/auftragsimport.ts';
import { AuftragStatus } from '../../../contract/values/status.ts';
import { checkInput } from '../../calls/input.ts';
import { type CsvFile, type CsvForm, type CsvRow, isoDayOf, isRounded, readCsv } from '../../csv/read.ts';
import { type FieldError, Refusal, refuseField } from '../../errors.ts';

const NEEDED = ['Auftragsnummer', 'ProduktId', 'Auftragsdatum', 'Status'];
/** At least one of these columns is required. */
const KEY_COLUMNS = ['Empfaengernummer', 'Empfehlungsnummer'];

/** The columns of a file of orders. */
export const AUFTRAG_COLUMNS: readonly string[] = [...NEEDED, ...KEY_COLUMNS, 'FristBeginn'];
/** A file of orders that each name a recipient or a referral. */
export const AUFTRAG_FORM: CsvForm = {
  columns: AUFTRAG_COLUMNS,
  missing: (has) => [...NEEDED.filter((name) => !has(name)), ...(KEY_COLUMNS.some(has) ? [] : ['Empfaengernummer'])],
};

/** A file of orders whose referral may be unknown. Columns that lack are refused row by row. */
export const OFFENE_FORM: CsvForm = { columns: AUFTRAG_COLUMNS, missing: () => [] };

/** Opens a file of orders of any length. Throws Validierung if its header does not fit. */
export const readAuftraege = (text: AsyncIterable<string>): Promise<CsvFile> => readCsv(text, AUFTRAG_FORM);

/** All rows of a file of orders. Throws Validierung for the whole file if its header does not fit, or if it is no CSV or too long. */
export async function readZeilen(
  text: string,
  form: CsvForm,
): Promise<{ readonly ignored: readonly string[]; readonly zeilen: readonly CsvRow[] }> {
  const { ignored, rows } = await readCsv(Readable.from([text]), form);
  const zeilen: CsvRow[] = [];
  for await (const row of rows) {
    if (zeilen.length === MAX_IMPORT_ZEILEN) refuseField('Zeilen', 'zuVieleZeilen', { max: MAX_IMPORT_ZEILEN });
    zeilen.push(row);
  }
  return { ignored, zeilen };
}

/** Converts a row to a message of this schema, with days and states as people type them; empty values are absent. Throws Validierung. */
export function meldungOf<S extends z.ZodMiniType>({ werte, rest }: CsvRow, schema: S): z.output<S> {
  if (rest.length > 0) refuseField('Zeile', 'zuVieleWerte');
  const { ProduktId, Status, ...texts } = werte;
  const rounded = Object.entries(texts).filter(([, value]) => isRounded(value));
  if (rounded.length > 0) throw new Refusal('Validierung', { fields: rounded.map(([field]): FieldError => ({ field, code: 'gerundet' })) });
  const given = Object.entries(texts).filter(([, value]) => value !== '');
  const id = ProduktId && { ProduktId: /^\d{1,10}$/.test(ProduktId) ? Number(ProduktId) : ProduktId };
  const days = given.filter(([name]) => name === 'Auftragsdatum' || name === 'FristBeginn').map(([name, value]) => [name, isoDayOf(value)]);
  return checkInput(schema, {
    ...Object.fromEntries([...given, ...days]),
    ...id,
    ...(Status && { Status: statusOf(Status) }),
  });
}

/** A status in any case, and with its umlaut. */
const statusOf = (text: string): string =>
  AuftragStatus.options.find((status) => status.toLowerCase() === text.toLowerCase().replaceAll('ä', 'ae')) ?? text;
