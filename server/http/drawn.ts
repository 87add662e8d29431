import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { answer, headerOf } from './mount.ts';

/** Shown again without asking for an hour; a changed picture then shows. Mails and pages of other hosts show it too. */
const HEADERS = {
  'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
  'cross-origin-resource-policy': 'cross-origin',
  vary: 'x-accept-language',
};

/** Answers with pictures that are drawn from a few facts, each drawn once while it is remembered; who has it still gets 304. */
export function makeDrawn(max: number) {
  const drawn = new LRUCache<string, Promise<Buffer>>({ max });
  return async (
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    headers: Readonly<Record<string, string>>,
    facts: unknown,
    draw: () => Promise<Buffer>,
  ) => {
    const key = createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);
    reply.headers({ ...headers, ...HEADERS, etag: `"${key}"` });
    if (headerOf(request, 'if-none-match') === `"${key}"`) return answer(304, null);
    const made = drawn.get(key) ?? draw();
    drawn.set(key, made);
    made.catch(() => drawn.delete(key));
    // Bytes are sent as they are; the contract has no other word for them.
    return answer(200, (await made) as unknown as string);
  };
}
