import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import sharp from 'sharp';
import { pageAddress } from '../../contract/pages/public.ts';
import { lookOf } from '../../contract/values/bild.ts';
import { drawnIcon } from '../../web/site.tsx';
import { browserLocale, mandantOfHost } from '../calls/mandant-of-host.ts';
import { makePictureCache } from '../calls/picture-cache.ts';
import type { Mandant } from '../context.ts';
import { refuse } from '../errors.ts';
import { headerOf } from '../http/header.ts';
import type { Mount } from '../http/mount.ts';
import { readBild } from '../modules/content/index.ts';
import { pathsOf } from '../modules/mandant/index.ts';
import { inContext, type Parts, supportedLocale } from '../parts.ts';

/** Edges in pixels of the icons that home screens ask for. */
const SIZES = [192, 512] as const;

/** Share of the edge that the icon fills: systems cut the picture to a circle of four fifths of its width, and a square of this edge fits into that. */
const SAFE = 0.56;

/** Size of all tenants' cached icons together, in bytes. */
const MAX_ICONS = 2 * 1024 * 1024;

const HOUR = { 'cache-control': 'public, max-age=3600', vary: 'accept-language' };
const FOREVER = { 'cache-control': 'public, max-age=31536000, immutable' };

/**
 * `GET /manifest.webmanifest?lang=`: lets a browser offer to install the personal area under the tenant's name and icon. The pages do not change: nothing is
 * stored for use without a network.
 */
export function mountManifest({ app, parts }: Mount): void {
  app.get<{ Querystring: { lang?: string } }>('/manifest.webmanifest', { schema: { hide: true } }, async (request, reply) => {
    const mandant = siteOf(parts, request);
    const { lang } = request.query;
    const asked = typeof lang === 'string' ? supportedLocale(mandant, lang) : undefined;
    const locale = asked ?? browserLocale(mandant, headerOf(request, 'accept-language'));
    return reply
      .headers(HOUR)
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifestOf(mandant, locale)));
  });
  mountIcons(parts, app);
}

/** `GET /bilder/app/{hash}-{size}.png`: the tenant's icon on its background, with a margin for systems that cut it to their shape. */
function mountIcons(parts: Parts, app: Mount['app']): void {
  const drawn = makePictureCache(MAX_ICONS);
  app.get<{ Params: { name: string } }>('/bilder/app/:name', { schema: { hide: true } }, async (request, reply) => {
    const mandant = siteOf(parts, request);
    const size = SIZES.find((one) => request.params.name === iconName(mandant, one)) ?? refuse('NichtGefunden');
    const icon = await drawn.of(`${mandant.mandant} ${request.params.name}`, () => drawIcon(parts, mandant, size));
    return reply.headers(FOREVER).type('image/png').send(icon);
  });
}

/** A referral link domain has no pages to install. */
function siteOf(parts: Parts, request: FastifyRequest): Mandant {
  const found = mandantOfHost(parts, request.host);
  return found?.art === 'seite' ? found.mandant : refuse('NichtGefunden');
}

function manifestOf(mandant: Mandant, locale: string): object {
  const { konfiguration, theme, bilder } = mandant;
  const { icon } = lookOf(theme, bilder);
  const isSvg = icon?.adresse.endsWith('.svg') === true;
  const start = pageAddress(pathsOf(mandant), 'Dashboard', locale);
  return {
    id: pageAddress(pathsOf(mandant), 'Dashboard', konfiguration.language),
    name: konfiguration.ProgrammName,
    short_name: konfiguration.Name,
    lang: locale,
    start_url: start,
    scope: '/',
    display: 'standalone',
    theme_color: theme.color.bg,
    background_color: theme.color.bg,
    icons: [
      ...(isSvg ? [{ src: icon.adresse, type: 'image/svg+xml', sizes: 'any', purpose: 'any' }] : []),
      ...SIZES.map((size) => ({
        src: `/bilder/app/${iconName(mandant, size)}`,
        type: 'image/png',
        sizes: `${size}x${size}`,
        purpose: isSvg ? 'maskable' : 'any maskable',
      })),
    ],
  };
}

/** The name contains a hash of icon and colours, so the picture at an address never changes. */
function iconName({ theme, bilder }: Mandant, size: number): string {
  const { bg, primary, onPrimary } = theme.color;
  const icon = theme.icon === undefined ? undefined : bilder.get(theme.icon)?.hash;
  const hash = createHash('sha256')
    .update(JSON.stringify([icon, bg, primary, onPrimary]))
    .digest('hex')
    .slice(0, 16);
  return `${hash}-${size}.png`;
}

async function drawIcon(parts: Parts, mandant: Mandant, size: number): Promise<Buffer> {
  const { theme, bilder } = mandant;
  const kept = await inContext(parts, mandant, { wer: 'Besucher' }, (context) => readBild(context, bilder, theme.icon));
  const edge = Math.round(size * SAFE);
  const icon = await sharp(Buffer.from(kept ?? drawnIcon(theme.color)), { density: 600 })
    .resize(edge, edge, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
  const ground = sharp({ create: { width: size, height: size, channels: 3, background: theme.color.bg } });
  return ground
    .composite([{ input: icon }])
    .png()
    .toBuffer();
}
