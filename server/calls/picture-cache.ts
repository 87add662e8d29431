import { LRUCache } from 'lru-cache';

export interface PictureCache {
  /** The picture of a key. Concurrent requests share one drawing; a failed one is repeated at the next request. */
  of(key: string, draw: () => Promise<Buffer>): Promise<Buffer>;
}

/** Caches drawn pictures in memory, up to `maxBytes` for all tenants together. */
export function makePictureCache(maxBytes: number): PictureCache {
  const cache = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: ({ length }) => Math.max(length, 1) });
  const drawing = new Map<string, Promise<Buffer>>();

  async function begin(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    try {
      const picture = await draw();
      cache.set(key, picture);
      return picture;
    } finally {
      drawing.delete(key);
    }
  }

  return {
    async of(key, draw) {
      const known = cache.get(key) ?? drawing.get(key);
      if (known) return known;
      const begun = begin(key, draw);
      drawing.set(key, begun);
      return begun;
    },
  };
}
