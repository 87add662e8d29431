import type { CallDefinition } from '../../contract/call.ts';
import { answer, type CallRequest } from './call-request.ts';
import { etagOf, isNotModified } from './etag.ts';

/** A changed text or setting shows after five minutes. */
const HEADERS = { 'cache-control': 'public, max-age=300', vary: 'x-accept-language' };

type CacheableRequest = Pick<CallRequest<CallDefinition>, 'caller' | 'reply' | 'isOfPage'>;

/**
 * Answers data that is the same for all callers with the same language, with cache headers; a caller that has it gets 304. Calls for a page
 * get no cache headers and no 304.
 */
export function answerCacheable<B>({ caller, reply, isOfPage }: CacheableRequest, body: B) {
  if (isOfPage) return answer(200, body);
  const etag = etagOf(JSON.stringify(body));
  reply.headers({ ...HEADERS, etag });
  return isNotModified(caller.header('if-none-match'), etag) ? answer(304, null) : answer(200, body);
}
