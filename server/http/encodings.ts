import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip';

/** Brotli settings. `AT_ONCE` is for a waiting client; `SMALLEST` saves a tenth more and takes fifty times as long. */
export const BROTLI_AT_ONCE = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const BROTLI_SMALLEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** A body in memory, stored only as Brotli, a fifth of its size. */
export interface PackedBody {
  packed: Buffer;
  isSmallest: boolean;
}

/**
 * Compressed bodies that are sent to many, by ETag, up to a number of bytes. A body that is requested again is compressed at the best level
 * in the background, one at a time.
 */
export function keepBodies(maxBytes: number) {
  const kept = new LRUCache<string, PackedBody>({ maxSize: maxBytes, sizeCalculation: ({ packed }) => packed.length });
  let isMakingSmallest = false;

  async function makeSmallest(body: PackedBody): Promise<void> {
    isMakingSmallest = true;
    try {
      body.packed = await promisify(brotliCompress)(await promisify(brotliDecompress)(body.packed), BROTLI_SMALLEST);
      body.isSmallest = true;
    } finally {
      isMakingSmallest = false;
    }
  }

  return {
    /** Stores a body, unless it is stored already. */
    async keep(etag: string, body: Buffer): Promise<PackedBody> {
      const made = kept.get(etag) ?? { packed: await promisify(brotliCompress)(body, BROTLI_AT_ONCE), isSmallest: false };
      kept.set(etag, made);
      return made;
    },
    /** A stored body; starts its compression at the best level if that is still to be done. */
    find(etag: string): PackedBody | undefined {
      const body = kept.get(etag);
      if (body && !body.isSmallest && !isMakingSmallest) void makeSmallest(body);
      return body;
    },
  };
}

/** A body in the encoding of the answer; nearly every browser accepts the stored one. */
export async function encoded({ packed }: PackedBody, encoding: Encoding | null): Promise<Buffer> {
  if (encoding === 'br') return packed;
  const body = await promisify(brotliDecompress)(packed);
  return encoding === 'gzip' ? promisify(gzip)(body) : body;
}
