import type { FastifyReply, FastifyRequest } from 'fastify';
import { formatCent, isStorableText, type Locale } from '../../../contract/values.ts';
import { vorschauBild } from '../../../contract/vorschau.ts';
import { createTexts } from '../../../texts/texts.ts';
import { renderPreview } from '../../../web/app/render.tsx';
import type { Context, Mandant } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { answer, headerOf } from '../../http/mount.ts';
import { baseUrl, inContext, type Parts } from '../../parts.ts';
import { pageUrl } from '../mandant/mandant.ts';
import { wertCentOf } from '../praemie/praemie.ts';
import { nameOf } from '../produkt/produkt.ts';
import { isCrawler } from '../tracking/tracking.ts';
import { annahmeOf, type LinkKey, pageOf } from './click.ts';
import type { Count } from './count.ts';
import type { LinkMemory } from './link-memory.ts';
import { addressesOf } from './links.ts';
import { findWithProdukt } from './reads.ts';

const LINK_HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

/** A request for a link, and its answer. */
interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Follows referral links: a messenger gets the tags of a preview, anybody else is counted and sent to the page, in this language. */
export function makeFollow(parts: Parts, findLink: LinkMemory, count: Count) {
  return async (mandant: Mandant, locale: Locale, { request, reply }: Asked, ...[by, value]: LinkKey) => {
    const link = (isStorableText(value) && (await findLink(mandant, by, value))) || refuse('NichtGefunden');
    reply.headers(LINK_HEADERS);
    if (isCrawler(headerOf(request, 'user-agent'))) {
      const html = await inContext(parts, mandant, { wer: 'Besucher', locale }, (context) => preview(context, link.empfehlungsnummer));
      reply.type('text/html; charset=utf-8').serializer(String);
      return answer(200, html);
    }
    const now = parts.clock.now();
    const isCounted = request.method === 'GET' && !isPrefetch(request) && annahmeOf(link, now) === 'Moeglich';
    if (isCounted) await count(mandant, link, request, { art: 'Klick', channel: channelOf(request), zeit: now });
    const { page, params } = pageOf(link, channelOf(request), now);
    const site = { konfiguration: mandant.konfiguration, baseUrl: baseUrl(parts.settings, mandant) };
    reply.header('location', pageUrl(site, page, locale, params));
    return answer(302, null);
  };
}

/** The channel that a link names; a link is followed whatever it says there. */
function channelOf({ query }: FastifyRequest): string {
  const { channel } = query as { channel?: unknown };
  return typeof channel === 'string' && isStorableText(channel) ? channel.slice(0, 40).toWellFormed() : '';
}

const isPrefetch = (request: FastifyRequest) =>
  /prefetch|prerender/i.test(`${headerOf(request, 'sec-purpose')} ${headerOf(request, 'purpose')}`);

/** The tags that messengers show of a link; only the first name of the recommender. */
async function preview(context: Context, empfehlungsnummer: string): Promise<string> {
  const row = (await findWithProdukt(context, empfehlungsnummer)) ?? refuse('NichtGefunden');
  const t = createTexts(context.locale, context.texte[context.locale]);
  const values = {
    vorname: row.vorname || t('empfehler.geloescht'),
    produkt: nameOf(row, context.locale),
    praemie: formatCent(await wertCentOf(context, row.produkt_id), context.locale),
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
