import { Readable } from 'node:stream';
import { type Options, stringify } from 'csv-stringify/sync';
import { type Sheet, shown } from './cell.ts';

/** As a German office program opens a text file by a double click; a line break inside a cell is quoted, also one that ends no row. */
const GERMAN = { delimiter: ';', record_delimiter: '\r\n', quoted_match: /[\r\n\t]/ } satisfies Options;

/** A text file of rows: UTF-8 with its mark, the headings first. */
export function csvOf({ headings, pieces }: Sheet): Readable {
  async function* written() {
    yield stringify([headings], { ...GERMAN, bom: true });
    for await (const zeilen of pieces)
      yield stringify(
        zeilen.map((zeile) => zeile.map(shown)),
        GERMAN,
      );
  }
  return Readable.from(written(), { objectMode: false });
}
