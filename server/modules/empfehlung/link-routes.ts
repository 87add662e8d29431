import type { FastifyRequest } from 'fastify';
import type { Answer } from '../../../contract/call.ts';
import * as calls from '../../../contract/empfehlungslink.ts';
import { formatCent } from '../../../contract/values.ts';
import { createTexts } from '../../../texts/texts.ts';
import type { Context, Mandant } from '../../context.ts';
import { Refusal, refuse } from '../../errors.ts';
import { browserLocale, mandantOfHost, mandantOfRequest } from '../../http/mandant-of-host.ts';
import { answer, headerOf, type Mount, mount, mountWithoutTransaction } from '../../http/mount.ts';
import { limitOf, netzOf, spendLimit } from '../../limits/limits.ts';
import type { Parts } from '../../parts.ts';
import { splitPraemie, wertCentOf } from '../praemie/praemie.ts';
import { nameOf } from '../produkt/produkt.ts';
import { isCrawler } from '../tracking/tracking.ts';
import { annahmeOf, readLink } from './click.ts';
import { type Count, makeCount } from './count.ts';
import { statusFrom } from './empfehlung.ts';
import { makeFollow } from './follow.ts';
import { type LinkMemory, makeLinkMemory } from './link-memory.ts';
import { makeMisses } from './misses.ts';
import { readProduktlink } from './produktlink.ts';
import { findWithProdukt } from './reads.ts';
import { findByCode } from './store.ts';

/** What anybody with a referral's link may ask, and the links themselves: `empfehlen/click/{nr}`, `/r/{code}`, `/{code}` on the link domain. */
export function mountLinks(mounting: Mount): void {
  const findLink = makeLinkMemory(mounting.parts);
  const count = makeCount(mounting.parts);
  const follow = makeFollow(mounting.parts, findLink, count);
  mountViews(mounting);
  mountBesuch(mounting, findLink, count);

  // The page Click says the language in its address; a link by itself has that of the browser.
  mountWithoutTransaction(mounting, calls.clickEmpfehlung, ({ mandant, input, request, reply, isOfPage, locale }) =>
    follow(mandant, isOfPage ? locale : spokenBy(mandant, request), { request, reply }, 'empfehlungsnummer', input.params.nr),
  );

  const misses = makeMisses(mounting.parts);
  mounting.app.route<{ Params: { code: string } }>({
    method: ['GET', 'HEAD'],
    url: '/r/:code',
    schema: { hide: true },
    errorHandler: mounting.pages.answerError,
    handler: async (request, reply) => {
      const mandant = mandantOfRequest(mounting.parts, request);
      misses.check(mandant, request);
      const { code } = request.params;
      const locale = spokenBy(mandant, request);
      request.locale = locale;
      const followed = await follow(mandant, locale, { request, reply }, 'code', normalCode(code)).catch(async (error) => {
        if (!isUnknown(error)) throw error;
        await misses.count(mandant, request);
        return orProblem(error, request);
      });
      if (followed !== 'unknown') return reply.code(followed.status).send(followed.body ?? undefined);
      const place = { mandant, locale, page: 'RecipientData', params: { empfehlungsnummer: code } } as const;
      return mounting.pages.open(mounting, place, request, reply);
    },
  });
}

const spokenBy = (mandant: Mandant, request: FastifyRequest) => browserLocale(mandant, headerOf(request, 'accept-language'));

/** A visit is counted like a click, but never among the clicks; the answer is the same for whoever is not counted. */
function mountBesuch(mounting: Mount, findLink: LinkMemory, count: Count): void {
  mountWithoutTransaction(mounting, calls.countBesuch, async ({ parts, mandant, input, request }) => {
    const link = (await findLink(mandant, 'empfehlungsnummer', input.params.nr)) ?? refuse('NichtGefunden');
    const zeit = parts.clock.now();
    const annahme = annahmeOf(link, zeit);
    if (annahme === 'Beendet') refuse('Abgelaufen');
    const isCounted = annahme === 'Moeglich' && !isCrawler(headerOf(request, 'user-agent'));
    if (isCounted) await count(mandant, link, request, { art: 'Besuch', channel: '', zeit });
    return answer(204, null);
  });
}

function mountViews(mounting: Mount): void {
  mount(mounting, calls.readProduktlink, async (context, { input, reply }) => {
    reply.header('cache-control', 'no-store');
    return answer(200, { Link: await readProduktlink(context, input.params.nr, input.query) });
  });

  mount(mounting, calls.readEmpfehlung, async (context, { input }) => answer(200, await describeForAll(context, input.params.nr)));

  mount(mounting, calls.readAnnahme, async (context, { input }) => {
    const link = (await readLink(context, 'empfehlungsnummer', input.params.nr)) ?? refuse('NichtGefunden');
    return answer(200, { Annahme: annahmeOf(link, context.now) });
  });

  mount(
    mounting,
    calls.readEmpfehlungscode,
    async (context, { input }) => {
      const row = (await findByCode(context, normalCode(input.params.code))) ?? refuse('NichtGefunden');
      return answer(200, { Empfehlungsnummer: row.empfehlungsnummer });
    },
    async ({ parts, mandant, request }) => void (await spendLimit(parts, limitOf(mandant, 'codeEingabe'), netzOf(request))),
  );
}

/** What anybody with the link sees of a referral. */
async function describeForAll(context: Context, nummer: string): Promise<Answer<typeof calls.readEmpfehlung>['body']> {
  const { locale, konfiguration, now } = context;
  const row = (await findWithProdukt(context, nummer)) ?? refuse('NichtGefunden');
  const WertCent = await wertCentOf(context, row.produkt_id);
  const split = splitPraemie(WertCent, row.anteil_empfehler, konfiguration.MaxEmpfaengerPraemieCent);
  return {
    Empfehlungsnummer: row.empfehlungsnummer,
    Vorname: row.vorname || createTexts(locale, context.texte[locale])('empfehler.geloescht'),
    Produkt: { Id: row.produkt_id, Name: nameOf(row, locale) },
    Praemie: {
      EmpfehlerWert: formatCent(split.empfehlerCent, locale),
      EmpfaengerWert: formatCent(split.empfaengerCent, locale),
      Wert: formatCent(WertCent, locale),
      WertCent,
    },
    GueltigBis: row.gueltig_bis,
    Status: statusFrom(row, row.empfaenger_status, now),
  };
}

/** Somebody with a browser gets the page that says of an unknown link what to do; programs get the refusal. */
function orProblem(error: unknown, request: FastifyRequest): 'unknown' {
  if (headerOf(request, 'accept')?.includes('text/html')) return 'unknown';
  throw error;
}

const isUnknown = (error: unknown): boolean => error instanceof Refusal && error.code === 'NichtGefunden';

/** On a tenant's link domain a referral's code is the whole path: the address that the short link route serves. */
export function linkDomainAddress(parts: Pick<Parts, 'mandanten' | 'settings'>, host: string, url: string): string {
  const isCode = /^\/[0-9A-Za-z-]{4,20}\/?(\?|$)/.test(url);
  return isCode && mandantOfHost(parts, host)?.art === 'link' ? `/r${url}` : url;
}

/** A code as people type it: any case, with spaces or hyphens, O for 0, I or L for 1. */
const normalCode = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
