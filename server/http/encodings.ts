import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A body that is sent as it is to many, and what tells it from every other. */
interface Body {
  readonly body: Buffer;
  readonly etag: string;
}

export type Encoding = 'br' | 'gzip';

/** Settings of Brotli: quickly, while somebody waits, and as small as can be: a tenth less, in fifty times as long. */
export const BROTLI_AT_ONCE = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const BROTLI_SMALLEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

const encoders: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, BROTLI_AT_ONCE),
  gzip: (body) => promisify(gzip)(body),
};

interface Encoded {
  readonly encoded: Promise<Buffer>;
  readonly isSmallest: boolean;
}

/** As many encoded bodies are kept, of some 20 kB each. */
const MAX_KEPT = 500;

/** Encodes bodies, each once; one that is asked for again becomes as small as can be meanwhile, one at a time, and nobody waits for it. */
export function makeEncodings() {
  const kept = new LRUCache<string, Encoded>({ max: MAX_KEPT });
  let isMakingSmallest = false;

  async function makeSmallest(key: string, body: Buffer): Promise<void> {
    isMakingSmallest = true;
    const encoded = promisify(brotliCompress)(body, BROTLI_SMALLEST);
    await encoded.finally(() => {
      isMakingSmallest = false;
    });
    kept.set(key, { encoded, isSmallest: true });
  }

  return function encode(encoding: Encoding, { body, etag }: Body): Promise<Buffer> {
    const key = `${encoding} ${etag}`;
    const known = kept.get(key);
    if (known) {
      if (!known.isSmallest && !isMakingSmallest) void makeSmallest(key, body);
      return known.encoded;
    }
    const encoded = encoders[encoding](body);
    kept.set(key, { encoded, isSmallest: encoding !== 'br' });
    return encoded;
  };
}
