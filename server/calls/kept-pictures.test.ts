import { describe, expect, it } from 'vitest';
import { keepPictures } from './kept-pictures.ts';

/** Counts how often each picture was drawn. */
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

describe('pictures that are kept', () => {
  it('are drawn once, however many ask at the same time and afterwards', async () => {
    const { drawn, draw } = counted();
    const pictures = keepPictures(1000);
    const [first, second] = await Promise.all([pictures.of('a', draw('a')), pictures.of('a', draw('a'))]);
    expect(second).toBe(first);
    expect(await pictures.of('a', draw('a'))).toBe(first);
    expect(drawn).toEqual(['a']);
  });

  it('make room by bytes, not by number: one of many bytes takes the place of many', async () => {
    const { drawn, draw } = counted();
    const pictures = keepPictures(1000);
    for (let index = 0; index < 50; index += 1) await pictures.of(`small ${index}`, draw('small'));
    await pictures.of('small 0', draw('small'));
    expect(drawn).toHaveLength(50);
    await pictures.of('large', draw('large', 900));
    await pictures.of('small 1', draw('small'));
    expect(drawn).toHaveLength(52);
  });

  it('are drawn again where drawing failed, and where one has more bytes than all may have', async () => {
    const { drawn, draw } = counted();
    const pictures = keepPictures(1000);
    await expect(pictures.of('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    await pictures.of('a', draw('a'));
    await pictures.of('huge', draw('huge', 2000));
    await pictures.of('huge', draw('huge', 2000));
    expect(drawn).toEqual(['a', 'huge', 'huge']);
  });
});
