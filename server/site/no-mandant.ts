import { createHash } from 'node:crypto';
import { escapeUTF8 } from 'entities';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isBelowRoot } from '../../contract/roots.ts';
import { USUAL_THEME } from '../../contract/rules/ordner-usual.ts';
import type { Locale } from '../../contract/values/wire.ts';
import { text } from '../../texts/texts.ts';
import { isLeftOut } from '../calls/mandant-of-host.ts';
import { plainLocale } from '../http/header.ts';
import { pagePolicy } from '../http/security-headers.ts';
import { FIRST_COMMAND } from '../mandant-folder/list.ts';
import type { Parts } from '../parts.ts';

const { bg, surface, text: ink, muted, border, primary } = USUAL_THEME.color;

const STYLE = `
  body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: ${bg}; color: ${ink}; font: 1.0625rem/1.6 system-ui, sans-serif }
  main { box-sizing: border-box; width: min(36rem, 100% - 2rem); margin: 1rem; padding: 2.5rem; background: ${surface}; border: 1px solid ${border};
    border-top: 4px solid ${primary}; border-radius: 12px }
  h1 { margin: 0; font-size: 1.625rem; line-height: 1.25; text-wrap: balance }
  .next { margin: 2rem 0 0; padding-top: 1.5rem; border-top: 1px solid ${border}; color: ${muted}; font-size: .9375rem }
  code { display: block; margin-top: .5rem; padding: .75rem 1rem; background: ${bg}; color: ${ink}; border-radius: 8px; overflow-wrap: anywhere }`;

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': pagePolicy(`sha256-${createHash('sha256').update(STYLE).digest('base64')}`),
  'cache-control': 'no-store',
  'retry-after': '60',
};

/**
 * While there is no tenant, every page of every host answers 503 and shows the operator the next command. The same holds for every page at
 * a host of a tenant that is left out.
 */
export function answerWithoutMandant(scope: FastifyInstance, parts: Pick<Parts, 'mandanten' | 'settings'>): void {
  scope.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.url !== '/*') return done();
    const isOut = isLeftOut(parts, request.host);
    if ((parts.mandanten.all().length > 0 && !isOut) || isBelowRoot(request.url)) return done();
    sendPlainPage(reply, plainLocale(request), isOut ? 'ausgelassen' : 'ohneMandant');
  });
}

/** The operator's next step, as a command or an address. */
const NEXT = { ohneMandant: FIRST_COMMAND, ausgelassen: 'npm run doctor', nichtEroeffnet: '/betrieb' };

/** A page without a tenant's look, for a host that has no pages yet (503). No crawler keeps it, and it is not cached. */
export function sendPlainPage(reply: FastifyReply, locale: Locale, why: keyof typeof NEXT): FastifyReply {
  const [title, words, next] = (['titel', 'text', 'betrieb'] as const).map((part) => text(locale, `seite.${why}.${part}`));
  const step = escapeUTF8(NEXT[why]);
  const code = `<code>${step.startsWith('/') ? `<a href="${step}">${step}</a>` : step}</code>`;
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><meta name="robots" content="noindex,nofollow"><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${words}</p><p class="next">${next}${code}</p></main></body></html>`;
  return reply.code(503).headers(HEADERS).send(html);
}
