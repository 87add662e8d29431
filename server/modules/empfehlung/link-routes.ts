import type { FastifyReply, FastifyRequest } from 'fastify';
import { clickEmpfehlung } from '../../../contract/empfehlung.ts';
import { formatCent, isStorableText } from '../../../contract/values.ts';
import { createTexts } from '../../../texts/texts.ts';
import { dayOf } from '../../calendar.ts';
import type { Context, Mandant } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { answer, headerOf, type Mount, mountWithoutTransaction } from '../../http/mount.ts';
import { renderPreview } from '../../http/pages.ts';
import { browserLocale, mandantOfHost } from '../../http/tenant.ts';
import { inContext, type Parts } from '../../parts.ts';
import { praemieFor, readPraemien } from '../praemie/praemie.ts';
import { nameOf } from '../produkt/produkt.ts';
import { isCrawler, makeRepeatFilter } from '../tracking/tracking.ts';
import { followLink } from './click.ts';
import { addressesOf } from './links.ts';
import { findWithProdukt } from './reads.ts';
import { findByCode } from './store.ts';

/** The referral links: `empfehlen/click/{nr}`, `/r/{code}`, and `/{code}` on the tenant's link domain. */
export function mountLinks(mounting: Mount): void {
  const { app, parts } = mounting;
  const isRepeat = makeRepeatFilter(parts.random.geheimnis());

  const follow = async (mandant: Mandant, request: FastifyRequest, reply: FastifyReply, find: FindNummer) => {
    const userAgent = headerOf(request, 'user-agent') ?? '';
    const locale = browserLocale(mandant, headerOf(request, 'accept-language'));
    const found = await inContext(parts, mandant, { wer: 'Besucher', locale }, async (context) => {
      const nummer = (await find(context)) ?? refuse('NichtGefunden');
      if (isCrawler(userAgent)) return { html: await preview(context, nummer) };
      const location = await followLink(context, nummer, {
        channel: channelOf(request),
        isCounted: !isPrefetch(request) && request.method === 'GET',
        isRepeat: (now) => isRepeat(`${mandant.mandant} ${nummer}`, { ip: request.ip, userAgent }, now),
      });
      return { location: location ?? refuse('NichtGefunden') };
    });
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    if (found.html === undefined) {
      reply.header('location', found.location);
      return answer(302, null);
    }
    reply.type('text/html; charset=utf-8').serializer(String);
    return answer(200, found.html);
  };

  mountWithoutTransaction(mounting, clickEmpfehlung, ({ mandant, input, request, reply }) =>
    follow(mandant, request, reply, async () => input.params.nr),
  );

  app.route({
    method: ['GET', 'HEAD'],
    url: '/r/:code',
    schema: { hide: true },
    handler: async (request, reply) => {
      const { mandant } = mandantOfHost(parts, request.host) ?? refuse('NichtGefunden');
      request.mandant = mandant;
      const { status, body } = await follow(mandant, request, reply, byCode((request.params as { code: string }).code));
      return reply.code(status).send(body ?? undefined);
    },
  });
}

/** On a tenant's link domain a referral's code is the whole path: the address that the short link route serves. */
export function linkDomainAddress(parts: Pick<Parts, 'mandanten' | 'settings'>, host: string, url: string): string {
  const isCode = /^\/[0-9A-Za-z-]{4,20}\/?(\?|$)/.test(url);
  return isCode && mandantOfHost(parts, host)?.art === 'link' ? `/r${url}` : url;
}

type FindNummer = (context: Context) => Promise<string | undefined>;

const byCode = (typed: string) => async (context: Context) => {
  const code = normalCode(typed);
  return isStorableText(code) ? (await findByCode(context, code))?.empfehlungsnummer : undefined;
};

/** The channel that a link names; a link is followed whatever it says there. */
function channelOf({ query }: FastifyRequest): string {
  const { channel } = query as { channel?: unknown };
  return typeof channel === 'string' && isStorableText(channel) ? channel.slice(0, 40).toWellFormed() : '';
}

/** A code as people type it: any case, with spaces or hyphens, O for 0, I or L for 1. */
export const normalCode = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');

const isPrefetch = (request: FastifyRequest) =>
  /prefetch|prerender/i.test(`${headerOf(request, 'sec-purpose')} ${headerOf(request, 'purpose')}`);

/** The tags that messengers show of a link; only the first name of the recommender. */
async function preview(context: Context, empfehlungsnummer: string): Promise<string> {
  const row = (await findWithProdukt(context, empfehlungsnummer)) ?? refuse('NichtGefunden');
  const praemie = praemieFor(await readPraemien(context), row.produkt_id, dayOf(context.now));
  const t = createTexts(context.locale, context.texte[context.locale]);
  const values = {
    vorname: row.vorname,
    produkt: nameOf(row, context.locale),
    praemie: formatCent(praemie?.wert_cent ?? 0, context.locale),
  };
  return renderPreview({
    locale: context.locale,
    titel: t('vorschau.titel', values),
    beschreibung: t('vorschau.beschreibung', values),
    adresse: addressesOf(context, row).KurzURL,
    seitenname: context.konfiguration.Name,
  });
}
