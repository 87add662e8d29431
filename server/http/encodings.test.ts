import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../test/support/eventually.ts';
import { encodeBody, makeBodyCache } from './encodings.ts';

const text = Array.from({ length: 4000 }, (_, index) => `<p class="a${index % 37}">${(index * 7919) % 1009}</p>`).join('');
const MANY = 1_000_000;

describe('a body that is sent to many', () => {
  it('has the same content in each encoding', async () => {
    const body = await makeBodyCache(MANY).store('a', Buffer.from(text));
    expect((await encodeBody(body, null)).toString()).toBe(text);
    expect(gunzipSync(await encodeBody(body, 'gzip')).toString()).toBe(text);
    expect(brotliDecompressSync(await encodeBody(body, 'br')).toString()).toBe(text);
  });

  it('is compressed once, and sent as it is stored', async () => {
    const bodies = makeBodyCache(MANY);
    const body = await bodies.store('a', Buffer.from(text));
    expect(await bodies.store('a', Buffer.from(text))).toBe(body);
    expect(await encodeBody(body, 'br')).toBe(body.packed);
    expect(body.packed.length).toBeLessThan(text.length / 4);
  });

  it('becomes smaller after another request, with the same content', async () => {
    const bodies = makeBodyCache(MANY);
    const { packed: first } = await bodies.store('a', Buffer.from(text));
    await eventually(async () => bodies.find('a')?.packed.length).toBeLessThan(first.length * 0.97);
    const smallest = bodies.find('a');
    expect(brotliDecompressSync(smallest?.packed ?? '').toString()).toBe(text);
    expect(smallest?.isSmallest).toBe(true);
  });

  it('is found only by its own ETag', async () => {
    const bodies = makeBodyCache(MANY);
    await bodies.store('a', Buffer.from(text));
    const other = await bodies.store('b', Buffer.from('andere'));
    expect((await encodeBody(other, null)).toString()).toBe('andere');
    expect(bodies.find('c')).toBeUndefined();
  });

  it('is removed when space is short, least recently requested first', async () => {
    const bodies = makeBodyCache(3000);
    const keep = (etag: string) => bodies.store(etag, randomBytes(900));
    for (const etag of ['a', 'b', 'c']) await keep(etag);
    expect(bodies.find('a')).toBeDefined();
    await keep('d');
    expect(['a', 'b', 'c', 'd'].filter((etag) => bodies.find(etag))).toEqual(['a', 'c', 'd']);
  });
});
