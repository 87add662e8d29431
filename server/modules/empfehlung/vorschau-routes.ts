import { LRUCache } from 'lru-cache';
import type { Locale } from '../../../contract/values.ts';
import { vorschauOf } from '../../../contract/vorschau.ts';
import { drawPreview } from '../../../web/pictures/preview.tsx';
import type { Context, Mandant } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { mandantOfRequest } from '../../http/mandant-of-host.ts';
import type { Mount } from '../../http/mount.ts';
import { inContext, supportedLocale } from '../../parts.ts';
import { readBild } from '../content/content.ts';
import { type Vorschau, vorschauOfEmpfehlung, vorschauOfProdukt, vorschauOfStart } from './vorschau.ts';

/** Name under which a tenant keeps the background of its preview pictures. */
const HINTERGRUND = 'preview.jpg';

/** Drawn pictures of all tenants in memory; each is about 100 kB. */
const MAX_PICTURES = 300;

/** Messengers ask again after an hour, so that a changed reward shows. */
const HEADERS = { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=3600', 'cross-origin-resource-policy': 'cross-origin' };

/** `GET /vorschau/{locale}/{start|produkt-…|empfehlung-…}.jpg`: the picture that messengers show of a link. */
export function mountVorschau({ app, parts }: Mount): void {
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: MAX_PICTURES });

  const pictured = async (context: Context, mandant: Mandant, vorschau: Vorschau): Promise<Parameters<typeof drawPreview>[0]> => ({
    ...vorschau,
    theme: mandant.theme,
    name: mandant.konfiguration.Name,
    hintergrund: await readBild(context, mandant.bilder, HINTERGRUND),
    logo: await readBild(context, mandant.bilder, mandant.theme.logo),
  });

  /** One picture is drawn once, however many ask for it. */
  const pictureOf = async (mandant: Mandant, locale: Locale, datei: string): Promise<Buffer> => {
    const { picture, key } = await inContext(parts, mandant, { wer: 'Besucher', locale }, async (context) => {
      const vorschau = (await find(context, datei)) ?? refuse('NichtGefunden');
      const key = JSON.stringify([mandant.mandant, mandant.bilder.get(HINTERGRUND)?.hash, vorschau]);
      return { key, picture: drawn.has(key) ? null : await pictured(context, mandant, vorschau) };
    });
    const known = drawn.get(key);
    if (known || !picture) return known ?? pictureOf(mandant, locale, datei);
    const made = drawPreview(picture);
    drawn.set(key, made);
    made.catch(() => drawn.delete(key));
    return made;
  };

  app.route<{ Params: { locale: string; datei: string } }>({
    method: ['GET', 'HEAD'],
    url: '/vorschau/:locale/:datei',
    schema: { hide: true },
    handler: async (request, reply) => {
      const mandant = mandantOfRequest(parts, request);
      const locale = supportedLocale(mandant, request.params.locale) ?? refuse('NichtGefunden');
      return reply.headers(HEADERS).send(await pictureOf(mandant, locale, request.params.datei));
    },
  });
}

async function find(context: Context, datei: string): Promise<Vorschau | null> {
  const wanted = vorschauOf(datei);
  if (wanted === null) return null;
  if (wanted.art === 'start') return vorschauOfStart(context);
  return wanted.art === 'produkt' ? vorschauOfProdukt(context, wanted.bezug) : vorschauOfEmpfehlung(context, wanted.bezug);
}
