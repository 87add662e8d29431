import { isBelowRoot } from '../../contract/roots.ts';
import { browserLocale, mandantOfHost } from '../calls/mandant-of-host.ts';
import { isUnknown } from '../errors.ts';
import { callerOf, callReply } from '../http/caller.ts';
import { headerOf } from '../http/header.ts';
import { mandantOfRequest } from '../http/mandant-of-request.ts';
import type { Mount } from '../http/mount.ts';
import { makeShortLink } from '../modules/empfehlung/index.ts';
import type { Parts } from '../parts.ts';
import type { PageAnswers } from './page-answers.ts';

/** `/r/{code}`, a referral's short link. For an unknown code a browser gets a page that explains what to do; a program gets the error. */
export function mountShortLink(mounting: Mount, pages: PageAnswers): void {
  const follow = makeShortLink(mounting.parts);
  mounting.app.route<{ Params: { code: string } }>({
    method: ['GET', 'HEAD'],
    url: '/r/:code',
    schema: { hide: true },
    errorHandler: pages.answerError,
    handler: async (request, reply) => {
      const mandant = mandantOfRequest(mounting.parts, request);
      const locale = browserLocale(mandant, headerOf(request, 'accept-language'));
      const { code } = request.params;
      request.locale = locale;
      try {
        const { status, body } = await follow(mandant, locale, { caller: callerOf(request), reply: callReply(reply) }, code);
        return reply.code(status).send(body ?? undefined);
      } catch (error) {
        if (!isUnknown(error) || !headerOf(request, 'accept')?.includes('text/html')) throw error;
        const place = { mandant, locale, page: 'RecipientData', params: { empfehlungsnummer: code } } as const;
        return pages.open(mounting, place, request, reply);
      }
    },
  });
}

/** On a tenant's link domain a referral's code is the whole path: the address that the short link route serves. Roots such as the back office stay. */
export function linkDomainAddress(parts: Pick<Parts, 'mandanten' | 'settings'>, host: string, url: string): string {
  const isCode = /^\/[0-9A-Za-z-]{4,20}[.,;:!?)\]}>"'*]*\/?(\?|$)/.test(url);
  return isCode && !isBelowRoot(url) && mandantOfHost(parts, host)?.art === 'link' ? `/r${url}` : url;
}
