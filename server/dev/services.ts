import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { askContentServices } from '../../contract/calls/inhalt.ts';
import { TEXT_ARTEN } from '../../contract/values/dienste.ts';
import { allStandIns } from '../../standins/services/all.ts';
import { FAULTS } from '../../standins/services/fault.ts';
import { drawOverview } from '../../standins/services/overview.tsx';
import { makeStandIns } from '../../standins/services/stand-ins.ts';
import { browserLocale, mandantOfHost } from '../calls/mandant-of-host.ts';
import { demoKey } from '../demo/logins.ts';
import { refuse } from '../errors.ts';
import { isOwnForm } from '../http/credentials.ts';
import { headerOf } from '../http/header.ts';
import type { Parts } from '../parts.ts';
import { ownAddress } from './own-address.ts';

type StandInRoute = { Params: { name: string } };

/** A change of a stand-in: how it fails from now on (empty: not at all), or that its requests are forgotten. */
const Change = z.object({ Dienst: z.string(), Stoerung: z.optional(z.enum(['', ...FAULTS])), Leeren: z.optional(z.string()) });

const urlOf = ({ url, host }: FastifyRequest): URL => new URL(url, `http://${host}`);

/**
 * Stand-ins for the services of the demo's tenants, below each tenant's own address: `/dev/standin/<name>/`. `/dev/services` shows what they received and
 * lets them fail.
 */
export function mountServices(dev: FastifyInstance, parts: Parts): void {
  const standIns = makeStandIns(
    allStandIns({
      content: {
        schemas: TEXT_ARTEN,
        entriesOf: (mandant) => parts.inhalte.of(mandant, parts.clock.now()).entries,
        // As the service would: over HTTP, with a key.
        report: async (mandant) => {
          const headers = { authorization: `Bearer ${demoKey(mandant)}` };
          await fetch(`${ownAddress(dev)}/api/v1/${mandant}${askContentServices.path}`, { method: 'POST', headers });
        },
      },
    }),
  );
  const mandantAt = (request: FastifyRequest) => (mandantOfHost(parts, request.host) ?? refuse('NichtGefunden')).mandant;

  dev.get('/dev/services', { schema: { hide: true } }, async (request, reply) => {
    const mandant = mandantAt(request);
    const states = standIns.list(mandant.mandant);
    if (request.headers.accept?.includes('application/json')) return states;
    const { headers = {}, body } = drawOverview(mandant.konfiguration.Name, states);
    return reply.headers(headers).send(body);
  });

  dev.post('/dev/services', { schema: { hide: true } }, async (request, reply) => {
    if (!isOwnForm(request)) refuse('NichtAuthorisiert');
    const { mandant } = mandantAt(request);
    const change = Change.safeParse(request.body);
    if (!change.success || !standIns.has(change.data.Dienst)) return refuse('NichtGefunden');
    const { Dienst, Stoerung, Leeren } = change.data;
    if (Stoerung !== undefined) standIns.fail(mandant, Dienst, Stoerung || null);
    if (Leeren !== undefined) standIns.clear(mandant, Dienst);
    return reply.redirect('/dev/services', 303);
  });

  dev.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
    const handle = async (name: string, path: string, request: FastifyRequest, reply: FastifyReply) => {
      if (!standIns.has(name)) refuse('NichtGefunden');
      const mandant = mandantAt(request);
      reply.hijack();
      const asked = {
        tenant: mandant.mandant,
        locale: browserLocale(mandant, headerOf(request, 'accept-language')),
        method: request.method,
        path,
        query: urlOf(request).searchParams,
        headers: request.headers as Record<string, string | undefined>,
        body: typeof request.body === 'string' ? request.body : '',
        base: `http://${request.host}/dev/standin/${name}`,
        now: parts.clock.now(),
      };
      await standIns.answer(name, asked, reply.raw).catch((error) => {
        parts.log.error({ err: error, standin: name }, 'a stand-in failed');
        reply.raw.destroy();
      });
    };
    const method = ['GET', 'POST', 'OPTIONS'];
    scope.route<StandInRoute>({
      method,
      url: '/dev/standin/:name/*',
      schema: { hide: true },
      // The path as it was written: the route has neither its last slash nor its escapes.
      handler: (request, reply) => {
        const { name } = request.params;
        return handle(name, urlOf(request).pathname.slice(`/dev/standin/${name}`.length), request, reply);
      },
    });
    // The widget of version 2 asks the host of its address, whatever the path.
    scope.route<StandInRoute>({
      method,
      url: '/api/v2/captcha/*',
      schema: { hide: true },
      handler: (request, reply) => handle('captcha', urlOf(request).pathname, request, reply),
    });
  });
}
