import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { lookOf } from '../../contract/values/bild.ts';
import { renderDevMails } from '../../web/dev/mails.tsx';
import { type DevMfa, renderDevMfa } from '../../web/dev/mfa.tsx';
import { renderDevPortal } from '../../web/dev/portal/page.tsx';
import { renderDevUi } from '../../web/dev/ui/page.tsx';
import { renderDevWidget } from '../../web/dev/widget.tsx';
import { dayOf } from '../calendar.ts';
import { inInstallation } from '../calls/installation.ts';
import { mandantOfHost } from '../calls/mandant-of-host.ts';
import { Refusal, refuse } from '../errors.ts';
import { isLocal } from '../http/local.ts';
import { pagePolicy, widgetPagePolicy } from '../http/security-headers.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { listBetriebCodes } from '../modules/betrieb/index.ts';
import { listCodes } from '../modules/zugang/index.ts';
import { baseUrl, inContext, type Parts } from '../parts.ts';
import type { Assets } from '../site/assets.ts';
import { frameHostsOf } from '../site/widget.ts';
import { mountBank } from './bank.ts';
import { readMails, withPictures } from './mail-files.ts';
import { deliveryOf, mountReturned } from './returned.ts';
import { mountServices } from './services.ts';
import { mountShop } from './shop.ts';
import { mountTour } from './tour/tour.ts';

/** Number of mails on a page, and in an answer to a program: the newest. All of them lie in the folder as files. */
const MAILS_OF_PAGE = 50;
const MAX_MAILS = 1000;

const AdvanceClock = z.strictObject({ Tage: z.int().check(z.nonnegative(), z.maximum(36_500)) });

/**
 * Tools of the demo: the tour, sent mails, codes of second factors, the product's clock, failed jobs, the components of its pages, the tenants' shops
 * and bank, a sample page with the widget. Only for requests from this machine.
 */
export function mountDev(app: FastifyInstance, parts: Parts, jobs: Jobs, assets: Assets): void {
  app.register(async (dev) => {
    dev.addHook('onRequest', async (request) => {
      if (!isLocal(request)) refuse('NichtGefunden');
    });
    dev.addHook('onSend', async (_, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-frame-options': 'DENY' });
    });
    const hide = { schema: { hide: true } };

    dev.get('/dev/mails', hide, async (request, reply) => {
      await jobs.drainMails();
      const folder = join(parts.settings.dataDir, 'mails');
      if (request.headers.accept?.includes('application/json')) return readMails(folder, { limit: MAX_MAILS });
      const { vor: before } = request.query as { vor?: string };
      const mails = await readMails(folder, { before, limit: MAILS_OF_PAGE + 1 }, withPictures);
      const older = mails.length > MAILS_OF_PAGE ? mails[MAILS_OF_PAGE - 1]?.Id : undefined;
      const delivery = await deliveryOf(
        parts,
        mails.map(({ Id }) => Id),
      );
      const shown = mails.slice(0, MAILS_OF_PAGE).map((mail) => {
        const { zurueck_am = null, grund = null } = delivery.get(mail.Id) ?? {};
        return { ...mail, Zurueck: zurueck_am !== null, Sperre: grund };
      });
      return reply.type('text/html; charset=utf-8').send(renderDevMails(shown, older));
    });
    mountReturned(dev, app, parts);

    const readClock = () => ({ Jetzt: parts.clock.now().toISOString(), Heute: dayOf(parts.clock.now()) });
    const advance = async (tage: number) => {
      await parts.clock.advance(tage);
      await jobs.drain();
    };
    dev.get('/dev/clock', hide, async () => readClock());

    dev.post('/dev/clock', hide, async (request) => {
      const body = AdvanceClock.safeParse(request.body);
      if (!body.success) throw new Refusal('Validierung', { fields: [{ field: 'Tage', code: 'zahl' }] });
      await advance(body.data.Tage);
      return readClock();
    });

    dev.get('/dev/mfa', hide, async (request, reply) => {
      const codes = await listMfa(parts);
      if (request.headers.accept?.includes('application/json')) return codes;
      return reply.type('text/html; charset=utf-8').send(renderDevMfa(codes));
    });

    dev.get('/dev/jobs', hide, () => jobs.listFailed());

    dev.get('/dev/ui', hide, (request, reply) => {
      const { html, styleHash } = drawUi(parts, request, assets);
      return reply.header('content-security-policy', pagePolicy(styleHash)).type('text/html; charset=utf-8').send(html);
    });

    dev.get('/dev/ui/portal', hide, (request, reply) => {
      const { html, styleHash } = drawPortal(parts, request, assets);
      return reply.header('content-security-policy', pagePolicy(styleHash)).type('text/html; charset=utf-8').send(html);
    });

    mountShop(dev, parts, assets);
    mountServices(dev, parts);
    mountBank(dev, parts);
    mountTour(dev, app, parts, { advance, drainMails: () => jobs.drainMails() });

    dev.get('/dev/widget', hide, (_, reply) => {
      const framed = parts.mandanten.all().find((mandant) => frameHostsOf(parts, mandant).length > 0) ?? refuse('NichtGefunden');
      const base = baseUrl(parts.settings, framed);
      const html = renderDevWidget(framed.konfiguration.Name, `${base}/${framed.mandant}/widget.js`);
      return reply.header('content-security-policy', widgetPagePolicy(base)).type('text/html; charset=utf-8').send(html);
    });
  });
}

/** The components of the pages in the requested theme, otherwise in that of the host's tenant. */
function drawUi(parts: Parts, request: FastifyRequest, { css, fonts, script }: Assets) {
  const own = mandantOfHost(parts, request.host)?.mandant.mandant;
  const { theme: name = own ?? '' } = request.query as { theme?: string };
  const { theme, bilder } = parts.mandanten.get(name) ?? refuse('NichtGefunden');
  // Only the tenant's own host serves its pictures.
  const look = lookOf(theme, name === own ? bilder : new Map());
  const port = /:\d+$/.exec(request.host)?.[0] ?? '';
  const themes = parts.mandanten.all().map(({ mandant }) => ({ name: mandant, adresse: `//${mandant}.localhost${port}/dev/ui` }));
  return renderDevUi({ name, theme, look, themes, css, fonts, script });
}

/** The components of portals in the theme of the host's tenant. */
function drawPortal(parts: Parts, request: FastifyRequest, { portals = refuse('NichtGefunden'), fonts }: Assets) {
  const { mandant, theme, bilder, konfiguration } = mandantOfHost(parts, request.host)?.mandant ?? refuse('NichtGefunden');
  const { teil = 'tabelle' } = request.query as { teil?: string };
  const { Name: name } = konfiguration;
  return renderDevPortal({ theme, look: lookOf(theme, bilder), tenant: mandant, name, portals, teil, ...(fonts && { fonts }) });
}

/** People of the back office and accounts of all tenants with a second factor, and codes that they can log in with at the current time of the product's clock. */
async function listMfa(parts: Parts): Promise<DevMfa[]> {
  const lists = await Promise.all(
    parts.mandanten.all().map(async (mandant) => {
      const codes = await inContext(parts, mandant, { wer: 'Entwicklung' }, listCodes);
      return codes.map(({ email, code, sekunden }) => ({ Mandant: mandant.mandant, Email: email, Code: code, Sekunden: sekunden }));
    }),
  );
  const ofBackOffice = await inInstallation(parts, 'Entwicklung', listBetriebCodes);
  return [
    ...ofBackOffice.map(({ email, code, sekunden }) => ({ Mandant: '', Email: email, Code: code, Sekunden: sekunden })),
    ...lists.flat(),
  ];
}
