import { createHash } from 'node:crypto';
import type { CallDefinition } from '../../contract/call.ts';
import { answer, type CallRequest, headerOf } from './mount.ts';

/** A changed text or setting shows after five minutes. */
const HEADERS = { 'cache-control': 'public, max-age=300', vary: 'x-accept-language' };

type Asked = Pick<CallRequest<CallDefinition>, 'request' | 'reply' | 'isOfPage'>;

/** Answers what is the same for everyone who speaks a language, to be kept for a while; who has it still gets 304. A page is no such answer. */
export function answerCacheable<B>({ request, reply, isOfPage }: Asked, body: B) {
  if (isOfPage) return answer(200, body);
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22);
  const etag = `W/"${hash}"`;
  reply.headers({ ...HEADERS, etag });
  return headerOf(request, 'if-none-match') === etag ? answer(304, null) : answer(200, body);
}
