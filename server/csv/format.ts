import type { Options } from 'csv-stringify/sync';

/** The format that German office programs open by a double click; every line break inside a cell is quoted. */
export const GERMAN_CSV = { delimiter: ';', record_delimiter: '\r\n', quoted_match: /[\r\n\t]/ } satisfies Options;
