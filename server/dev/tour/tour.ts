import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { pageAddress } from '../../../contract/pages/public.ts';
import { LOCALES, type Locale } from '../../../contract/values/wire.ts';
import { renderDevTour, TOUR } from '../../../web/dev/tour/page.tsx';
import { ROLLEN, type Rolle } from '../../../web/dev/tour/stand.ts';
import { dayOf } from '../../calendar.ts';
import { browserLocale, mandantOfHost } from '../../calls/mandant-of-host.ts';
import type { Mandant } from '../../context.ts';
import { DEMO_TOUR } from '../../demo/logins.ts';
import { refuse } from '../../errors.ts';
import { isOwnForm } from '../../http/credentials.ts';
import { headerOf } from '../../http/header.ts';
import { pathsOf } from '../../modules/mandant/index.ts';
import { baseUrl, type Parts } from '../../parts.ts';
import { firstPage, PEOPLE } from './login.ts';
import { readStand } from './stand.ts';

/** The product that the first step recommends. */
const PRODUKT = '462';

const Lang = z.catch(z.optional(z.enum(LOCALES)), undefined);
const Query = z.object({ lang: Lang, wartet: z.catch(z.optional(z.coerce.number()), undefined) });
const Enter = z.object({
  lang: Lang,
  Rolle: z.enum(ROLLEN),
  // A path of this host: empty for the first page of the person.
  Ziel: z.string().check(z.regex(/^(\/(?![/\\])[\x21-\x5b\x5d-\x7e]*)?$/)),
});
const Advance = z.object({ lang: Lang, Tage: z.coerce.number().check(z.int(), z.positive(), z.maximum(15)), Heute: z.string() });

interface Work {
  /** Moves the clock and does what is due by then. */
  advance(tage: number): Promise<void>;
  drainMails(): Promise<void>;
}

/**
 * `/dev`: the tour through the demo, on the host of its tenant, to which other hosts redirect. A form logs a person in by the product's own calls, on the host of
 * that person's tenant, since cookies belong to a host. Reading it changes nothing.
 */
export function mountTour(dev: FastifyInstance, app: FastifyInstance, parts: Parts, { advance, drainMails }: Work): void {
  const need = (name: string): Mandant => parts.mandanten.get(name) ?? refuse('NichtGefunden');
  const urlOf = (name: string): string => baseUrl(parts.settings, need(name));

  dev.register(async (scope) => {
    scope.addHook('onSend', async (_, reply) => {
      // The login of another tenant's host has to see where its form comes from.
      reply.header('referrer-policy', 'strict-origin');
    });

    scope.get('/dev', { schema: { hide: true } }, async (request, reply) => {
      const mandant = need(DEMO_TOUR);
      const query = z.parse(Query, request.query);
      if (mandantOfHost(parts, request.host)?.mandant !== mandant || isOtherHost(request, urlOf(DEMO_TOUR)))
        return reply.redirect(urlOf(DEMO_TOUR) + request.url, 302);
      await drainMails();
      const locale = localeOf(request, mandant, query.lang);
      const loginAt = Object.fromEntries(ROLLEN.map((rolle) => [rolle, urlOf(PEOPLE[rolle].mandant) + TOUR])) as Record<Rolle, string>;
      const html = renderDevTour({
        locale,
        heute: dayOf(parts.clock.now()),
        recommend: pageAddress(pathsOf(mandant), 'Recommend', locale, { produktId: PRODUKT }),
        loginAt,
        wait: query.wartet ?? null,
        stand: await readStand(parts, mandant),
      });
      return reply
        .header('content-security-policy', policyFor(Object.values(loginAt)))
        .type('text/html; charset=utf-8')
        .send(html);
    });

    scope.post(TOUR, { schema: { hide: true } }, async (request, reply) => {
      if (!isOwnForm(request) && request.headers.origin !== urlOf(DEMO_TOUR)) refuse('NichtAuthorisiert');
      const form = Enter.safeParse(request.body);
      if (!form.success) return refuse('NichtGefunden');
      const { Rolle: rolle, Ziel, lang } = form.data;
      const person = PEOPLE[rolle];
      const mandant = need(person.mandant);
      if (isOtherHost(request, urlOf(person.mandant))) return refuse('NichtGefunden');
      const wait = await person.enter({ app, parts, mandant: person.mandant, request, reply });
      if (wait !== null) return reply.redirect(`/dev?${new URLSearchParams({ ...(lang && { lang }), wartet: String(wait) })}`, 303);
      return reply.redirect(Ziel || firstPage(person, mandant, localeOf(request, mandant, lang)), 303);
    });

    scope.post(`${TOUR}/uhr`, { schema: { hide: true } }, async (request, reply) => {
      if (!isOwnForm(request)) refuse('NichtAuthorisiert');
      const form = Advance.safeParse(request.body);
      if (!form.success) return refuse('NichtGefunden');
      const { Tage, Heute, lang } = form.data;
      // A double click moves the clock once.
      if (Heute === dayOf(parts.clock.now())) await advance(Tage);
      return reply.redirect(lang ? `/dev?lang=${lang}` : '/dev', 303);
    });
  });
}

const isOtherHost = ({ host }: FastifyRequest, address: string): boolean => new URL(address).host !== host;

const localeOf = (request: FastifyRequest, mandant: Mandant, wanted: Locale | undefined): Locale =>
  wanted ?? browserLocale(mandant, headerOf(request, 'accept-language'));

/** No scripts, no external resources, and forms only to the hosts of the demo. */
const policyFor = (addresses: readonly string[]): string =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${[...new Set(addresses.map((one) => new URL(one).origin))].join(' ')}`;
