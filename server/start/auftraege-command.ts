import { appendFileSync, createReadStream, existsSync } from 'node:fs';
import { stringify } from 'csv-stringify/sync';
import type { Ergebnis, Zeile } from '../../contract/calls/auftragsimport.ts';
import { problemOf } from '../calls/problem.ts';
import { type Encoding, encodingOf, textOfFile } from '../csv/encoding.ts';
import { GERMAN_CSV } from '../csv/format.ts';
import type { CsvRow } from '../csv/read.ts';
import { Refusal } from '../errors.ts';
import { AUFTRAG_COLUMNS, importRow, type RowImport, readAuftraege } from '../modules/auftrag/index.ts';
import { inContext } from '../parts.ts';
import { type Opening, openedBy } from './opened.ts';

export { openedBy };

export interface ImportWish {
  readonly tenant: string;
  readonly file: string;
  /** Whether the orders are history, which causes no notices. */
  readonly still: boolean;
  /** A new file for the refused rows. */
  readonly refused?: string | undefined;
  /** Called after each batch with the rows that are done and all rows. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** Rows that are read before they are imported together. */
const BATCH = 200;
/** Rows that are imported at the same time, each in its own transaction. */
const LANES = 4;
/** Refused rows in the output. */
const SHOWN = 20;

interface Done {
  readonly row: CsvRow;
  readonly zeile: Zeile;
}

/**
 * Imports a file of orders of any length as POST auftrag/import does. The whole file is read once before anything is stored, so a file that is no CSV changes
 * nothing. Each row has its own transaction: an import that was ended can be run again, since a known order changes nothing. Returns a summary with refused rows
 * and their number. Throws with a line for the user.
 */
export async function importOrders(open: Opening, wish: ImportWish): Promise<{ readonly text: string; readonly refused: number }> {
  if (wish.refused !== undefined && existsSync(wish.refused)) throw new Error(`--refused: ${wish.refused} exists already, name a new file`);
  const encoding = await encodingOf(createReadStream(wish.file)).catch((error: unknown) => refuseFile(wish.file, error));
  const { ignored, total } = await examine(wish.file, encoding).catch((error: unknown) => refuseFile(wish.file, error));
  return open(async (opened) => {
    const mandanten = opened.mandanten.all();
    const mandant = mandanten.find((one) => one.mandant === wish.tenant);
    if (!mandant) throw new Error(`there is no tenant ${wish.tenant}; there are ${mandanten.map((one) => one.mandant).join(', ')}`);
    const run: RowImport = {
      mandant,
      locale: 'en',
      isStill: wish.still,
      inContext: (work) => inContext(opened, mandant, { wer: 'Betrieb' }, work),
    };
    const counts: Record<Ergebnis, number> = { angelegt: 0, bewegt: 0, unveraendert: 0, abgelehnt: 0 };
    const shown: string[] = [];
    let count = 0;
    for await (const batch of batchesOf((await readAuftraege(textOfFile(wish.file, encoding))).rows)) {
      const done = await importBatch(run, batch);
      for (const { zeile } of done) {
        counts[zeile.Ergebnis] += 1;
        if (zeile.Ergebnis === 'abgelehnt' && shown.length < SHOWN)
          shown.push(`row ${zeile.Zeile}  ${zeile.Auftragsnummer}  ${reasonOf(zeile)}`);
      }
      const refused = done.filter(({ zeile }) => zeile.Ergebnis === 'abgelehnt');
      if (wish.refused !== undefined && refused.length > 0) appendRefused(wish.refused, refused);
      count += done.length;
      wish.onProgress?.(count, total);
    }
    const { angelegt, bewegt, unveraendert, abgelehnt } = counts;
    const more = abgelehnt - shown.length;
    const lines = [
      `${wish.tenant}: ${count} ${count === 1 ? 'order' : 'orders'}: ${angelegt} stored, ${bewegt} moved on, ${unveraendert} known, ${abgelehnt} refused`,
      ...(ignored.length > 0 ? [`columns that were not read: ${ignored.join(', ')}`] : []),
      ...shown,
      ...(more > 0 ? [`and ${more} more`] : []),
      ...(abgelehnt > 0 && wish.refused !== undefined
        ? [`${wish.refused} has the refused rows: mend them there and import that file`]
        : []),
    ];
    return { text: lines.join('\n'), refused: abgelehnt };
  });
}

/** Reads the whole file: its columns that are not read, and the number of its orders. */
async function examine(file: string, encoding: Encoding) {
  const { ignored, rows } = await readAuftraege(textOfFile(file, encoding));
  let total = 0;
  for await (const _ of rows) total += 1;
  return { ignored, total };
}

/** Throws a line for the user about a file that cannot be read or is refused as a whole. */
function refuseFile(file: string, error: unknown): never {
  if (error instanceof Refusal) {
    const { detail, errors } = problemOf(error, { locale: 'en', texte: {} });
    throw new Error(`${file}: ${errors?.map(({ message }) => message).join(' ') ?? detail}`);
  }
  throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
}

/** Batches of rows, in which rows about one order, recipient or referral can be put into one lane. */
async function* batchesOf(rows: AsyncIterable<CsvRow>): AsyncGenerator<readonly (readonly CsvRow[])[]> {
  let lanes: CsvRow[][] = [];
  let laneOf = new Map<string, CsvRow[]>();
  let count = 0;
  for await (const row of rows) {
    const keys = keysOf(row);
    const taken = new Set(keys.map((key) => laneOf.get(key)).filter((lane) => lane !== undefined));
    if (count === BATCH || taken.size > 1) {
      yield lanes;
      [lanes, laneOf, count] = [[], new Map(), 0];
      taken.clear();
    }
    const lane = [...taken][0] ?? newLane(lanes);
    lane.push(row);
    count += 1;
    for (const key of keys) laneOf.set(key, lane);
  }
  if (count > 0) yield lanes;
}

const keysOf = ({ werte }: CsvRow): string[] =>
  ['Auftragsnummer', 'Empfaengernummer', 'Empfehlungsnummer'].flatMap((name) => (werte[name] ? [`${name} ${werte[name]}`] : []));

/** A new lane, or the shortest one. */
function newLane(lanes: CsvRow[][]): CsvRow[] {
  if (lanes.length === LANES) return lanes.reduce((shortest, lane) => (lane.length < shortest.length ? lane : shortest));
  const lane: CsvRow[] = [];
  lanes.push(lane);
  return lane;
}

/** Imports the lanes of a batch at the same time, the rows of a lane in their order. Throws with a line for the user on an internal error. */
async function importBatch(run: RowImport, lanes: readonly (readonly CsvRow[])[]): Promise<Done[]> {
  const ended = await Promise.allSettled(lanes.map((lane) => importLane(run, lane)));
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) {
    const first = Math.min(...lanes.flat().map(({ zeile }) => zeile));
    const why = failed.reason instanceof Error ? failed.reason.message : String(failed.reason);
    throw new Error(`stopped after row ${first - 1}: ${why}. Run the same again: what is stored already changes nothing`);
  }
  return ended.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])).sort((a, b) => a.zeile.Zeile - b.zeile.Zeile);
}

async function importLane(run: RowImport, lane: readonly CsvRow[]): Promise<Done[]> {
  const done: Done[] = [];
  for (const row of lane) done.push({ row, zeile: await importRow(run, row) });
  return done;
}

const reasonOf = ({ code, message, errors }: Zeile): string => `${code}  ${errors?.map((one) => one.message).join(' ') ?? message}`;

/** Appends refused rows with their reason to a file that can be mended and imported: the columns of the reason are not read. */
function appendRefused(file: string, refused: readonly Done[]): void {
  const isNew = !existsSync(file);
  const rows = refused.map(({ row, zeile }) => [
    ...AUFTRAG_COLUMNS.map((column) => row.werte[column] ?? ''),
    zeile.Zeile,
    reasonOf(zeile),
    // A row with too many values keeps them, so that it is refused again until it is mended.
    ...row.rest,
  ]);
  const header = isNew ? [[...AUFTRAG_COLUMNS, 'Zeile', 'Ablehnung']] : [];
  appendFileSync(file, stringify([...header, ...rows], { ...GERMAN_CSV, bom: isNew }), { mode: 0o600 });
}
