import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip';

/** Brotli settings. `AT_ONCE` is for a waiting client; `SMALLEST` saves a tenth more and takes fifty times as long. */
export const BROTLI_AT_ONCE = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const BROTLI_SMALLEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** A body in memory: compressed by Brotli alone, a fifth of what it was. */
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
    /** Keeps a body, unless it is there. */
    async keep(etag: string, body: Buffer): Promise<PackedBody> {
      const made = kept.get(etag) ?? { packed: await promisify(brotliCompress)(body, BROTLI_AT_ONCE), isSmallest: false };
      kept.set(etag, made);
      return made;
    },
    /** A body that is kept. */
    find(etag: string): PackedBody | undefined {
      const body = kept.get(etag);
      if (body && !body.isSmallest && !isMakingSmallest) void makeSmallest(body);
      return body;
    },
  };
}

/** A body as it is sent: nearly every browser takes it as it is kept. */
export async function encoded({ packed }: PackedBody, encoding: Encoding | null): Promise<Buffer> {
  if (encoding === 'br') return packed;
  const body = await promisify(brotliDecompress)(packed);
  return encoding === 'gzip' ? promisify(gzip)(body) : body;
}
