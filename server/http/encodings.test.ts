import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../test/support/eventually.ts';
import { makeEncodings } from './encodings.ts';

const text = Array.from({ length: 4000 }, (_, index) => `<p class="a${index % 37}">${(index * 7919) % 1009}</p>`).join('');
const bodyOf = (content: string) => ({ body: Buffer.from(content), etag: content.slice(0, 20) });

describe('what is sent to many', () => {
  it('says the same in each encoding, and is made once', async () => {
    const encode = makeEncodings();
    const page = bodyOf(text);
    expect(gunzipSync(await encode('gzip', page)).toString()).toBe(text);
    expect(brotliDecompressSync(await encode('br', page)).toString()).toBe(text);
    expect(await encode('gzip', page)).toBe(await encode('gzip', page));
  });

  it('becomes smaller where it is asked for again, and says the same', async () => {
    const encode = makeEncodings();
    const page = bodyOf(text);
    const first = await encode('br', page);
    await eventually(async () => (await encode('br', page)).length).toBeLessThan(first.length * 0.97);
    const smallest = await encode('br', page);
    expect(brotliDecompressSync(smallest).toString()).toBe(text);
    expect(await encode('br', page)).toBe(smallest);
  });

  it("is never another's", async () => {
    const encode = makeEncodings();
    await encode('br', bodyOf(text));
    expect(brotliDecompressSync(await encode('br', bodyOf('andere'))).toString()).toBe('andere');
  });
});
