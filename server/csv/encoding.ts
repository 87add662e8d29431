import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import iconv from 'iconv-lite';

/** Encodings of text files that office programs write, as iconv-lite names them. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * Detects the encoding of a file from its bytes: UTF-8 or UTF-16 by a byte order mark, otherwise UTF-8 if all bytes are valid in it, otherwise Windows-1252,
 * in which a German Excel writes CSV. Keeps no bytes. The `charset` of a sender is not used, since most senders do not know what is in the file.
 */
export async function encodingOf(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Encoding> {
  const strict = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  for await (const chunk of chunks) {
    const marked = isFirst && MARKS.find(([, mark]) => mark.every((byte, index) => chunk[index] === byte));
    if (marked) return marked[0];
    isFirst = false;
    if (!isValid(() => strict.decode(chunk, { stream: true }))) return 'windows-1252';
  }
  return isValid(() => strict.decode()) ? 'utf-8' : 'windows-1252';
}

function isValid(decode: () => string): boolean {
  try {
    decode();
    return true;
  } catch {
    return false;
  }
}

/** Decodes the bytes of a whole file, without its byte order mark. Node 20's own decoder of Windows-1252 loses € and the typographic quotes. */
export const decodeText = async (bytes: Buffer): Promise<string> => iconv.decode(bytes, await encodingOf([bytes]));

/** The text of a file of any size in parts, each time from its beginning. Throws while it is read if the file cannot be read. */
export function textOfFile(path: string, encoding: Encoding): AsyncIterable<string> {
  // A failure of the file ends the decoder with its error, so the reader of the text gets it.
  return pipeline(createReadStream(path), iconv.decodeStream(encoding), () => {}) as NodeJS.ReadWriteStream & AsyncIterable<string>;
}
