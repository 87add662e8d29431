import { vorschauBild } from '../../../../contract/pages/vorschau.ts';
import { shownParts, vorschauTexts } from '../../../../contract/rules/nachricht.ts';
import { withoutPunctuation } from '../../../../contract/values/normalize.ts';
import { isStorableText, type Locale } from '../../../../contract/values/wire.ts';
import { renderPreview } from '../../../../web/site.tsx';
import { answer } from '../../../calls/call-request.ts';
import type { Caller, CallReply } from '../../../calls/caller.ts';
import type { Context, Mandant } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { baseUrl, inContext, type Parts } from '../../../parts.ts';
import { pageUrl } from '../../mandant/index.ts';
import { splitOf, wertCentOf } from '../../praemie/index.ts';
import { nameOf, textsForContact } from '../../produkt/index.ts';
import { isCrawler } from '../../tracking/index.ts';
import { findWithProdukt } from '../reads.ts';
import { annahmeOf, type LinkKey, pageOf } from './click.ts';
import type { Count } from './count.ts';
import type { LinkCache } from './link-cache.ts';
import { addressesOf } from './links.ts';

const LINK_HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

/** A request for a link, and its answer. */
export interface LinkRequest {
  readonly caller: Caller;
  readonly reply: CallReply;
}

/** Follows referral links, also with the punctuation of a sentence that they were copied out of. A messenger's crawler gets preview tags; other callers are counted and redirected to the page in the given language. */
export function makeFollow(parts: Parts, findLink: LinkCache, count: Count) {
  return async (mandant: Mandant, locale: Locale, { caller, reply }: LinkRequest, ...[by, value]: LinkKey) => {
    const link = (isStorableText(value) && (await findLink(mandant, by, withoutPunctuation(value)))) || refuse('NichtGefunden');
    reply.headers(LINK_HEADERS);
    if (isCrawler(caller.header('user-agent'))) {
      const card = await inContext(parts, mandant, { wer: 'Besucher', locale }, (context) => linkCardOf(context, link.empfehlungsnummer));
      reply.html();
      return answer(200, renderPreview(card));
    }
    const now = parts.clock.now();
    const isCounted = caller.method === 'GET' && !isPrefetch(caller) && annahmeOf(link, now) === 'Moeglich';
    const channel = withoutPunctuation(queryText(caller, 'channel')).slice(0, 40).toWellFormed();
    const empfaengernummer = queryText(caller, 'empfaengernummer') || undefined;
    if (isCounted) await count(mandant, link, caller, { art: 'Klick', channel, empfaengernummer, zeit: now });
    const { page, params } = pageOf(link, channel, now);
    const site = { konfiguration: mandant.konfiguration, baseUrl: baseUrl(parts.settings, mandant) };
    reply.headers({ location: pageUrl(site, page, locale, params) });
    return answer(302, null);
  };
}

/** A query parameter of a link; empty if missing or malformed, because the link is followed in any case. */
function queryText({ query }: Caller, name: 'channel' | 'empfaengernummer'): string {
  const said = (query as Record<string, unknown>)[name];
  return typeof said === 'string' && isStorableText(said) ? said : '';
}

const isPrefetch = (caller: Caller) => /prefetch|prerender/i.test(`${caller.header('sec-purpose')} ${caller.header('purpose')}`);

/** What messengers show of a link, with only the first name of the recommender. Throws NichtGefunden for an unknown referral. */
export async function linkCardOf(context: Context, empfehlungsnummer: string) {
  const row = (await findWithProdukt(context, empfehlungsnummer)) ?? refuse('NichtGefunden');
  const { locale, konfiguration } = context;
  const t = textsForContact(context, row, locale);
  const split = splitOf(context, await wertCentOf(context, row), row);
  const person = { vorname: row.vorname || t('empfehler.geloescht'), produkt: nameOf(row, locale) };
  return {
    locale,
    ...vorschauTexts(t, { ...person, ...shownParts(split, locale) }),
    adresse: addressesOf(context, row).KurzURL,
    seitenname: konfiguration.Name,
    bild: `${context.baseUrl}${vorschauBild.empfehlung(locale, empfehlungsnummer)}`,
  };
}
