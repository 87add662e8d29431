import { answer, type CallRequest } from './call-request.ts';
import { etagOf, isHeld } from './etag.ts';
import { keepPictures } from './kept-pictures.ts';

/** Shown again without asking for an hour; a changed picture then shows. Mails and pages of other hosts show it too. */
const HEADERS = {
  'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
  'cross-origin-resource-policy': 'cross-origin',
  vary: 'x-accept-language',
};

/** Answers with pictures that are drawn from a few facts, each drawn once while it is kept; who has it still gets 304. */
export function makeDrawn(maxBytes: number) {
  const pictures = keepPictures(maxBytes);
  return async (
    { caller, reply }: Pick<CallRequest, 'caller' | 'reply'>,
    headers: Readonly<Record<string, string>>,
    facts: unknown,
    draw: () => Promise<Buffer>,
  ) => {
    const etag = etagOf(JSON.stringify(facts));
    reply.headers({ ...headers, ...HEADERS, etag });
    if (isHeld(caller.header('if-none-match'), etag)) return answer(304, null);
    // Bytes are sent as they are; the contract has no other word for them.
    return answer(200, (await pictures.of(etag, draw)) as unknown as string);
  };
}
