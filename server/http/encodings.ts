import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip';

/** Brotli settings. `FAST` is for a waiting client; `BEST` saves a tenth more and takes fifty times as long. */
export const BROTLI_FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const BROTLI_BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** A body in memory, stored only as Brotli, a fifth of its size. */
export interface CompressedBody {
  packed: Buffer;
  isSmallest: boolean;
}

/**
 * Compressed bodies that are sent to many, by ETag, up to a number of bytes. A body that is requested again is compressed at the best level
 * in the background, one at a time.
 */
export function makeBodyCache(maxBytes: number) {
  const kept = new LRUCache<string, CompressedBody>({ maxSize: maxBytes, sizeCalculation: ({ packed }) => packed.length });
  let isMakingSmallest = false;

  async function makeSmallest(body: CompressedBody): Promise<void> {
    isMakingSmallest = true;
    try {
      body.packed = await promisify(brotliCompress)(await promisify(brotliDecompress)(body.packed), BROTLI_BEST);
      body.isSmallest = true;
    } finally {
      isMakingSmallest = false;
    }
  }

  return {
    /** Stores a body, unless it is stored already. */
    async store(etag: string, body: Buffer): Promise<CompressedBody> {
      const made = kept.get(etag) ?? { packed: await promisify(brotliCompress)(body, BROTLI_FAST), isSmallest: false };
      kept.set(etag, made);
      return made;
    },
    /** A stored body; starts its compression at the best level if that is still to be done. */
    find(etag: string): CompressedBody | undefined {
      const body = kept.get(etag);
      if (body && !body.isSmallest && !isMakingSmallest) void makeSmallest(body);
      return body;
    },
  };
}

/** A body in the encoding of the answer; nearly every browser accepts the stored one. */
export async function encodeBody({ packed }: CompressedBody, encoding: Encoding | null): Promise<Buffer> {
  if (encoding === 'br') return packed;
  const body = await promisify(brotliDecompress)(packed);
  return encoding === 'gzip' ? promisify(gzip)(body) : body;
}
