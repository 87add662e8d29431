import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { GERMAN_CSV } from '../../csv/format.ts';
import { formatCell, type Sheet } from './cell.ts';

/** A CSV file of rows: UTF-8 with a byte order mark, the headings first. */
export function csvOf({ headings, pieces }: Sheet): Readable {
  async function* written() {
    yield stringify([headings], { ...GERMAN_CSV, bom: true });
    for await (const zeilen of pieces)
      yield stringify(
        zeilen.map((zeile) => zeile.map(formatCell)),
        GERMAN_CSV,
      );
  }
  return Readable.from(written(), { objectMode: false });
}
