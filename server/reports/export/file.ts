import type { Readable } from 'node:stream';
import { EXPORT_CONTENT_TYPES, type ExportFormat } from '../../../contract/calls/bericht.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import { createTexts } from '../../../texts/texts.ts';
import { dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import type { Sheet, Zeile } from './cell.ts';
import type { FileColumns } from './columns.ts';
import { csvOf } from './csv.ts';
import { xlsxOf } from './xlsx.ts';

const WRITERS: Readonly<Record<ExportFormat, (sheet: Sheet) => Readable>> = { csv: csvOf, xlsx: xlsxOf };

/** The properties of a file. */
export interface Datei<Name extends string = string> {
  readonly bericht: Name;
  readonly format: ExportFormat;
  readonly language: Locale;
  /** The moment of the data; its day is part of the file name. */
  readonly stand: Date;
}

/** The bytes of a file of these rows, written while the rows are read. */
export function fileOf(
  columns: FileColumns,
  { format, language }: Pick<Datei, 'format' | 'language'>,
  { texte }: Pick<Context, 'texte'>,
  pieces: AsyncIterable<readonly Zeile[]>,
): Readable {
  const t = createTexts(language, texte[language]);
  async function* cells() {
    for await (const zeilen of pieces) yield zeilen.map((zeile) => columns.cells(t, zeile));
  }
  return WRITERS[format]({ headings: columns.headings(t), pieces: cells() });
}

/** The headers of a file's answer. */
export const headersOf = ({ bericht, format, stand }: Datei) => ({
  'content-type': EXPORT_CONTENT_TYPES[format],
  'content-disposition': `attachment; filename="${bericht}-${dayOf(stand)}.${format}"`,
  'cache-control': 'no-store',
});
