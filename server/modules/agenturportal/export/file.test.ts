import type { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { EXPORT_FORMATS } from '../../../../contract/calls/bericht.ts';
import type { Zeile } from '../../../reports/export/cell.ts';
import { fileOf } from '../../../reports/export/file.ts';
import { PIECE_ROWS } from '../../../reports/export/write.ts';
import { SOURCES } from './sources.ts';

const ROWS = 200_000;
const PIECES = ROWS / PIECE_ROWS;
/** Maximum number of pieces in memory: the one being written, the next one, and one in the buffers between. */
const HELD = 3;
/** Chunks of a file that are read before the reader pauses; a chunk holds at most `PIECES_A_CHUNK` pieces. */
const CHUNKS = 3;
const PIECES_A_CHUNK = 1;
/** Turns of the event loop after which an unthrottled source would have been read to its end. */
const TURNS = 50;

/** Pieces of a large agency's rows, and how many of them were read. */
function largeSource() {
  const source = { read: 0, pieces };
  async function* pieces(): AsyncGenerator<readonly Zeile[]> {
    while (source.read < PIECES) {
      source.read += 1;
      yield Array.from({ length: PIECE_ROWS }, (_, index) => ({
        Einladungsnummer: `G-1-m${source.read * PIECE_ROWS + index}`,
        Vorname: 'Ida',
        Nachname: `Ölmann ${index}`,
        Status: 'Zurueckgezogen',
        ErstelltAm: '2026-11-24T10:00:00.000Z',
      }));
    }
  }
  return source;
}

const written = (format: (typeof EXPORT_FORMATS)[number], pieces: AsyncIterable<readonly Zeile[]>): Readable =>
  fileOf(SOURCES.einladungen, { format, language: 'de' }, { texte: { de: {}, en: {} } }, pieces);

describe.each(EXPORT_FORMATS)('a file of 200,000 rows as %s', (format) => {
  test('reads its source no faster than the file is consumed', async () => {
    const source = largeSource();
    const file = written(format, source.pieces());
    const chunks = file[Symbol.asyncIterator]();
    for (let taken = 0; taken < CHUNKS; taken += 1) await chunks.next();
    const { read } = source;
    for (let left = TURNS; left > 0; left -= 1) await turn();
    expect(source.read - read).toBeLessThanOrEqual(HELD);
    expect(read).toBeLessThanOrEqual(CHUNKS * PIECES_A_CHUNK + HELD);
    file.destroy();
  });
});
