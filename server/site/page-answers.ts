import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { CHANNEL_PARAMETERS } from '../../contract/pages/channel.ts';
import { isClosed, isPersonal, pageAddress } from '../../contract/pages/public.ts';
import { isWidget, WIDGET, widgetRedirectPaths } from '../../contract/pages/widget.ts';
import { cacheOf, isSecret, type RenderedDocument, renderPage, renderProblem, type Target, type Visit } from '../../web/site.tsx';
import { dayOf } from '../calendar.ts';
import { problemOf, retryAfterOf, toRefusal } from '../calls/problem.ts';
import type { Mandant } from '../context.ts';
import type { Refusal } from '../errors.ts';
import { consentOf, storeByConsent } from '../http/consent.ts';
import { isAnonymous } from '../http/credentials.ts';
import { logServerError, sendProblem, textContextOf } from '../http/errors.ts';
import { headerOf } from '../http/header.ts';
import type { Mount } from '../http/mount.ts';
import { pagePolicy } from '../http/security-headers.ts';
import { pathsOf } from '../modules/mandant/index.ts';
import { baseUrl, type Parts } from '../parts.ts';
import type { Assets } from './assets.ts';
import { makePageCache } from './page-cache.ts';
import { openVisit, type PagePlace, plainVisit } from './page-visit.ts';
import { frameHostsOf } from './widget.ts';

/** Sends pages and error pages for all routes. */
export interface PageAnswers {
  /** Opens a page, from the cache if it is the same for all visitors. */
  open(mounting: Mount, place: PagePlace, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  show(place: PagePlace, visit: Visit, reply: FastifyReply): Promise<FastifyReply>;
  /** The address that a page links to; inside a widget it stays in the widget. */
  addressOf(place: PagePlace, visit: Pick<Visit, 'query'>, target: Target): string;
  /** Answers a refusal with a page if the client asks for one, otherwise with a problem document. */
  answerError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

export function makePageAnswers(parts: Parts, assets: Assets): PageAnswers {
  const cache = makePageCache();

  const shellOf = (mandant: Mandant, path: string) => ({
    ...assets,
    theme: mandant.theme,
    frameHosts: frameHostsOf(parts, mandant),
    address: baseUrl(parts.settings, mandant) + path.replace(/\?.*$/s, ''),
  });
  const render = (place: PagePlace, visit: Visit, url: string) => {
    const isPosted = (visit.form !== null || visit.carried !== undefined) && !isStorable(place, hasSecretIn(visit));
    return renderPage(place.page, visit, { ...shellOf(place.mandant, url), isPosted });
  };

  return {
    addressOf,
    show: async (place, visit, reply) => send(place, visit, await render(place, visit, reply.request.url), reply),
    async open(mounting, place, request, reply) {
      storeByConsent(request, reply, place.locale);
      const dependsOn = isSameForAll(request) ? cacheOf(place.page, place.mandant.konfiguration) : undefined;
      const key = JSON.stringify([place.mandant.mandant, place.locale, place.page, place.params, request.query, consentOf(request)]);
      const { mandant } = place.mandant;
      const now = parts.clock.now();
      const version = dependsOn && [dayOf(now), parts.db.versionOf(mandant)[dependsOn], parts.inhalte.of(mandant, now).version].join(' ');
      const known = version && cache.find(key, place.mandant, version);
      if (known) return cache.send(request, reply, known);
      const { visit, hasFailed } = await openVisit(mounting, place, request, reply);
      const rendered = await render(place, visit, request.url);
      const isKept = !('redirect' in rendered) && rendered.status === 200 && !hasFailed();
      if (!isKept || !dependsOn || !version) return send(place, visit, rendered, reply);
      const source = { mandant: place.mandant, version, dependsOn };
      return cache.send(request, reply, await cache.keep(key, source, rendered.html, headersOf(place, rendered, false)));
    },
    answerError(error, request, reply) {
      const refusal = toRefusal(error);
      logServerError(request, error, refusal);
      const { mandant } = request;
      const speech = textContextOf(parts, request);
      if (!mandant || !headerOf(request, 'accept')?.includes('text/html')) return sendProblem(reply, refusal, speech);
      const locale = request.locale ?? mandant.konfiguration.language;
      const place: PagePlace = { mandant, locale, page: null, params: {} };
      const problem = { ...problemOf(refusal, speech), ...retryAfterOf(refusal) };
      const rendered = renderProblem(plainVisit(parts, place, request), problem, shellOf(mandant, request.url));
      return sendDocument(place, rendered, true, reply);
    },
  };
}

function addressOf(
  { mandant, ...place }: PagePlace,
  { query }: Pick<Visit, 'query'>,
  { page, params, locale = place.locale }: Target,
): string {
  const paths = pathsOf(mandant);
  return pageAddress(isWidget(query) ? widgetRedirectPaths(paths) : paths, page, locale, params);
}

function send(place: PagePlace, visit: Visit, rendered: RenderedDocument | { redirect: Target }, reply: FastifyReply): FastifyReply {
  if ('redirect' in rendered) return reply.redirect(addressOf(place, visit, rendered.redirect), 302);
  if (isSecret(visit)) reply.header('referrer-policy', 'no-referrer');
  return sendDocument(place, rendered, hasSecretIn(visit), reply);
}

/** Whether a page has a secret in its address or, as a login's second step, in its form. */
const hasSecretIn = (visit: Visit): boolean => isSecret(visit) || isStepOfLogin(visit);

/** A login's second step carries a token in its form. */
const isStepOfLogin = ({ page, carried, form }: Visit): boolean => page === 'AgencyLogin' && (carried !== undefined || form !== null);

/** A page that failed (5xx) must not be cached. */
function sendDocument(place: PagePlace, rendered: RenderedDocument, hasSecret: boolean, reply: FastifyReply): FastifyReply {
  const { status, html, retryAfterSeconds } = rendered;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply
    .code(status)
    .headers(headersOf(place, rendered, hasSecret || status >= 500))
    .send(html);
}

/** Whether the page is the same for all visitors: the visitor is anonymous, and the query contains only the channel and the widget flag. */
const isSameForAll = (request: FastifyRequest): boolean =>
  isAnonymous(request) && Object.keys(request.query as object).every((name) => name === WIDGET || isChannelParameter(name));

const isChannelParameter = (name: string): boolean => CHANNEL_PARAMETERS.some((one) => one === name);

/** Whether a browser may store a page: it has no secret, and visitors need no login for it. */
function isStorable({ page, mandant }: PagePlace, hasSecret: boolean): boolean {
  return !hasSecret && (page === null || !(isPersonal(page) || isClosed(mandant.konfiguration, page)));
}

function headersOf(
  place: PagePlace,
  { styleHash, origins, frameHosts, captcha, formHosts }: RenderedDocument,
  hasSecret: boolean,
): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': pagePolicy(styleHash, { origins, frameHosts, captcha, formHosts }),
    'cache-control': isStorable(place, hasSecret) ? 'no-cache, private' : 'no-store',
  };
}
