import { inflateSync } from 'node:zlib';

/** Size in bytes of the header and of each directory entry, in a WOFF file and in the font inside it. */
const WOFF = { header: 44, entry: 20 } as const;
const SFNT = { header: 12, entry: 16 } as const;

/** Tables begin at multiples of four bytes. */
const padded = (length: number): number => (length + 3) & ~3;

/** Unpacks the font of a WOFF file (W3C, version 1.0). pdfkit would unpack each table in JavaScript at every use, which took most of the time of a document. */
export function sfntOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(SFNT.header + count * SFNT.entry);
  const power = Math.floor(Math.log2(count));
  directory.writeUInt32BE(woff.readUInt32BE(4), 0);
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(2 ** power * SFNT.entry, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE((count - 2 ** power) * SFNT.entry, 10);
  const tables: Buffer[] = [];
  let end = directory.length;
  for (let index = 0; index < count; index += 1) {
    const from = WOFF.header + index * WOFF.entry;
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(from + at)) as [number, number, number];
    const bytes = woff.subarray(offset, offset + packed);
    const table = Buffer.alloc(padded(length));
    (packed < length ? inflateSync(bytes) : bytes).copy(table);
    const to = SFNT.header + index * SFNT.entry;
    woff.copy(directory, to, from, from + 4);
    woff.copy(directory, to + 4, from + 16, from + 20);
    directory.writeUInt32BE(end, to + 8);
    directory.writeUInt32BE(length, to + 12);
    tables.push(table);
    end += table.length;
  }
  return Buffer.concat([directory, ...tables]);
}
