import { Readable } from 'node:stream';
import { type Options, stringify } from 'csv-stringify/sync';
import { formatCell, type Sheet } from './cell.ts';

/** The format that German office programs open by a double click; every line break inside a cell is quoted. */
const GERMAN_CSV = { delimiter: ';', record_delimiter: '\r\n', quoted_match: /[\r\n\t]/ } satisfies Options;

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
