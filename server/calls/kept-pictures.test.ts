import { describe, expect, it } from 'vitest';
import { makePictureCache } from './picture-cache.ts';

/** Records each drawing of a picture. */
function counted() {
  const drawn: string[] = [];
  const draw =
    (key: string, bytes = 10) =>
    async () => {
      drawn.push(key);
      return Buffer.alloc(bytes);
    };
  return { drawn, draw };
}

describe('cached pictures', () => {
  it('are drawn once for concurrent and later requests', async () => {
    const { drawn, draw } = counted();
    const pictures = makePictureCache(1000);
    const [first, second] = await Promise.all([pictures.of('a', draw('a')), pictures.of('a', draw('a'))]);
    expect(second).toBe(first);
    expect(await pictures.of('a', draw('a'))).toBe(first);
    expect(drawn).toEqual(['a']);
  });

  it('are evicted by bytes, not by number: a large one replaces many small ones', async () => {
    const { drawn, draw } = counted();
    const pictures = makePictureCache(1000);
    for (let index = 0; index < 50; index += 1) await pictures.of(`small ${index}`, draw('small'));
    await pictures.of('small 0', draw('small'));
    expect(drawn).toHaveLength(50);
    await pictures.of('large', draw('large', 900));
    await pictures.of('small 1', draw('small'));
    expect(drawn).toHaveLength(52);
  });

  it('are drawn again after a failure, and if one exceeds the size of the cache', async () => {
    const { drawn, draw } = counted();
    const pictures = makePictureCache(1000);
    await expect(pictures.of('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    await pictures.of('a', draw('a'));
    await pictures.of('huge', draw('huge', 2000));
    await pictures.of('huge', draw('huge', 2000));
    expect(drawn).toEqual(['a', 'huge', 'huge']);
  });
});
