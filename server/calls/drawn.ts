import { answer, type CallRequest } from './call-request.ts';
import { etagOf, isNotModified } from './etag.ts';
import { makePictureCache } from './picture-cache.ts';

/** Cached for an hour; a changed picture shows after that. Mails and pages of other hosts show it too. */
const HEADERS = {
  'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
  'cross-origin-resource-policy': 'cross-origin',
  vary: 'x-accept-language',
};

/** Answers with pictures that are drawn from a few facts. Each is drawn once while it is cached; a client that has it gets 304. */
export function makePictureAnswer(maxBytes: number) {
  const pictures = makePictureCache(maxBytes);
  return async (
    { caller, reply }: Pick<CallRequest, 'caller' | 'reply'>,
    headers: Readonly<Record<string, string>>,
    facts: unknown,
    draw: () => Promise<Buffer>,
  ) => {
    const etag = etagOf(JSON.stringify(facts));
    reply.headers({ ...headers, ...HEADERS, etag });
    if (isNotModified(caller.header('if-none-match'), etag)) return answer(304, null);
    // The body is sent as bytes; the contract can only type it as a string.
    return answer(200, (await pictures.of(etag, draw)) as unknown as string);
  };
}
