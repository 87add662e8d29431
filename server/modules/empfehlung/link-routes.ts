import type { FastifyReply, FastifyRequest } from 'fastify';
import { clickEmpfehlung } from '../../../contract/empfehlung.ts';
import { formatCent, isStorableText } from '../../../contract/values.ts';
import { vorschauBild } from '../../../contract/vorschau.ts';
import { createTexts } from '../../../texts/texts.ts';
import { renderPreview } from '../../../web/app/render.tsx';
import { dayOf } from '../../calendar.ts';
import type { Context, Mandant } from '../../context.ts';
import { Refusal, refuse } from '../../errors.ts';
import { answer, headerOf, type Mount, mountWithoutTransaction } from '../../http/mount.ts';
import { browserLocale, mandantOfHost } from '../../http/tenant.ts';
import { baseUrl, inContext, type Parts } from '../../parts.ts';
import { pageUrl } from '../mandant/mandant.ts';
import { praemieFor, readPraemien } from '../praemie/praemie.ts';
import { nameOf } from '../produkt/produkt.ts';
import { isCrawler, makeKlickWriter, makeRepeatFilter } from '../tracking/tracking.ts';
import { annahmeOf, pageOf } from './click.ts';
import { makeLinkMemory } from './link-memory.ts';
import { addressesOf } from './links.ts';
import { findWithProdukt } from './reads.ts';

/** The referral links: `empfehlen/click/{nr}`, `/r/{code}`, and `/{code}` on the tenant's link domain. */
export function mountLinks(mounting: Mount): void {
  const { app, parts, pages } = mounting;
  const isRepeat = makeRepeatFilter(parts.random.geheimnis());
  const findLink = makeLinkMemory(parts);
  const recordKlick = makeKlickWriter(parts.db);

  const follow = async (mandant: Mandant, request: FastifyRequest, reply: FastifyReply, ...[by, value]: LinkKey) => {
    const userAgent = headerOf(request, 'user-agent') ?? '';
    const locale = browserLocale(mandant, headerOf(request, 'accept-language'));
    const link = (isStorableText(value) && (await findLink(mandant, by, value))) || refuse('NichtGefunden');
    const { empfehlungsnummer } = link;
    reply.headers(LINK_HEADERS);
    if (isCrawler(userAgent)) {
      const html = await inContext(parts, mandant, { wer: 'Besucher', locale }, (context) => preview(context, empfehlungsnummer));
      reply.type('text/html; charset=utf-8').serializer(String);
      return answer(200, html);
    }
    const [now, channel] = [parts.clock.now(), channelOf(request)];
    const isCounted = request.method === 'GET' && !isPrefetch(request) && annahmeOf(link, now) === 'Moeglich';
    if (isCounted) {
      const wiederholung = isRepeat(`${mandant.mandant} ${empfehlungsnummer}`, { ip: request.ip, userAgent }, now);
      await recordKlick(mandant.mandant, { empfehlungsnummer, channel, art: 'Klick', wiederholung, zeit: now });
    }
    const { page, params } = pageOf(link, channel, now);
    reply.header('location', pageUrl({ ...mandant, baseUrl: baseUrl(parts.settings, mandant) }, page, locale, params));
    return answer(302, null);
  };

  mountWithoutTransaction(mounting, clickEmpfehlung, ({ mandant, input, request, reply }) =>
    follow(mandant, request, reply, 'empfehlungsnummer', input.params.nr),
  );

  app.route({
    method: ['GET', 'HEAD'],
    url: '/r/:code',
    schema: { hide: true },
    handler: async (request, reply) => {
      const { mandant } = mandantOfHost(parts, request.host) ?? refuse('NichtGefunden');
      request.mandant = mandant;
      const { code } = request.params as { code: string };
      const followed = await follow(mandant, request, reply, 'code', normalCode(code)).catch((error) => orUnknown(error, request));
      if (followed === 'unknown') {
        const locale = browserLocale(mandant, headerOf(request, 'accept-language'));
        return pages.open({ mandant, locale, page: 'RecipientData', params: { empfehlungsnummer: code } }, request, reply);
      }
      return reply.code(followed.status).send(followed.body ?? undefined);
    },
  });
}

/** Somebody with a browser gets the page that says of an unknown link what to do; programs get the refusal. */
function orUnknown(error: unknown, request: FastifyRequest): 'unknown' {
  const isUnknown = error instanceof Refusal && error.code === 'NichtGefunden';
  if (isUnknown && headerOf(request, 'accept')?.includes('text/html')) return 'unknown';
  throw error;
}

/** On a tenant's link domain a referral's code is the whole path: the address that the short link route serves. */
export function linkDomainAddress(parts: Pick<Parts, 'mandanten' | 'settings'>, host: string, url: string): string {
  const isCode = /^\/[0-9A-Za-z-]{4,20}\/?(\?|$)/.test(url);
  return isCode && mandantOfHost(parts, host)?.art === 'link' ? `/r${url}` : url;
}

type LinkKey = [by: 'empfehlungsnummer' | 'code', value: string];

const LINK_HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

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
    bild: `${context.baseUrl}${vorschauBild.empfehlung(context.locale, empfehlungsnummer)}`,
  });
}
