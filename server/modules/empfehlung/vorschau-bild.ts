import { LRUCache } from 'lru-cache';
import type { vorschauOf } from '../../../contract/pages/vorschau.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import { drawPreview, shrinkPreview } from '../../../web/pictures/preview.tsx';
import type { Context, Mandant } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { inContext, type Parts } from '../../parts.ts';
import { readBild } from '../content/index.ts';
import { type Vorschau, vorschauOfEmpfehlung, vorschauOfProdukt, vorschauOfStart } from './vorschau.ts';

/** Name under which a tenant keeps the background of its preview pictures. */
const HINTERGRUND = 'preview.jpg';

/** Drawn pictures of all tenants in memory; each is about 100 kB. */
const MAX_PICTURES = 300;

type Wanted = NonNullable<ReturnType<typeof vorschauOf>>;

/** Pictures that messengers show of a link, and as pages show them, each drawn once while it is remembered; NichtGefunden where there is nothing to show. */
export function makeVorschau(parts: Parts) {
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: MAX_PICTURES });

  const pictured = async (context: Context, mandant: Mandant, vorschau: Vorschau): Promise<Parameters<typeof drawPreview>[0]> => ({
    ...vorschau,
    theme: mandant.theme,
    name: mandant.konfiguration.Name,
    hintergrund: await readBild(context, mandant.bilder, HINTERGRUND),
    logo: await readBild(context, mandant.bilder, mandant.theme.logo),
  });

  /** Remembers a picture that is being made, so that it is made once, however many ask for it. */
  const keep = (key: string, made: Promise<Buffer>): Promise<Buffer> => {
    drawn.set(key, made);
    made.catch(() => drawn.delete(key));
    return made;
  };

  const pictureOf = async (mandant: Mandant, locale: Locale, wanted: Wanted): Promise<Buffer> => {
    const { picture, key } = await inContext(parts, mandant, { wer: 'Besucher', locale }, async (context) => {
      const vorschau = (await find(context, wanted)) ?? refuse('NichtGefunden');
      const key = JSON.stringify([mandant.mandant, mandant.bilder.get(HINTERGRUND)?.hash, vorschau]);
      return { key, picture: drawn.has(key) ? null : await pictured(context, mandant, vorschau) };
    });
    const draw = (): Promise<Buffer> =>
      drawn.get(key) ?? (picture ? keep(key, drawPreview(picture)) : pictureOf(mandant, locale, { ...wanted, format: 'jpg' }));
    const small = `klein ${key}`;
    return wanted.format === 'jpg' ? draw() : (drawn.get(small) ?? keep(small, draw().then(shrinkPreview)));
  };

  return pictureOf;
}

async function find(context: Context, { art, bezug }: Wanted): Promise<Vorschau | null> {
  if (art === 'start') return vorschauOfStart(context);
  return art === 'produkt' ? vorschauOfProdukt(context, bezug) : vorschauOfEmpfehlung(context, bezug);
}
