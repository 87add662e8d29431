import type { parseVorschau } from '../../../../contract/pages/vorschau.ts';
import type { Locale } from '../../../../contract/values/wire.ts';
import { drawPreview, shrinkPreview } from '../../../../web/pictures/preview.tsx';
import { makePictureCache } from '../../../calls/picture-cache.ts';
import type { Context, Mandant } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { inContext, type Parts } from '../../../parts.ts';
import { readBild } from '../../content/index.ts';
import { type Vorschau, vorschauOfEmpfehlung, vorschauOfProdukt, vorschauOfStart } from './vorschau.ts';

/** Name of a tenant's background for preview pictures. */
const HINTERGRUND = 'preview.jpg';

/** Cache size for drawn pictures of all tenants, in bytes; a picture has about 100 kB. */
const MAX_PICTURES = 16 * 1024 * 1024;

type Wanted = NonNullable<ReturnType<typeof parseVorschau>>;

/** Draws preview pictures for messengers (JPEG) and, smaller, for pages, and caches them. Refuses with NichtGefunden if there is nothing to show. */
export function makeVorschau(parts: Parts) {
  const drawn = makePictureCache(MAX_PICTURES);

  const pictured = async (context: Context, mandant: Mandant, vorschau: Vorschau): Promise<Parameters<typeof drawPreview>[0]> => ({
    ...vorschau,
    theme: mandant.theme,
    name: mandant.konfiguration.Name,
    hintergrund: await readBild(context, mandant.bilder, HINTERGRUND),
    logo: await readBild(context, mandant.bilder, mandant.theme.logo),
  });

  return async (mandant: Mandant, locale: Locale, wanted: Wanted): Promise<Buffer> => {
    const asking = <T>(work: (context: Context) => Promise<T>) => inContext(parts, mandant, { wer: 'Besucher', locale }, work);
    const vorschau = (await asking((context) => find(context, wanted))) ?? refuse('NichtGefunden');
    const key = JSON.stringify([mandant.mandant, mandant.bilder.get(HINTERGRUND)?.hash, vorschau]);
    const large = () => drawn.of(key, async () => drawPreview(await asking((context) => pictured(context, mandant, vorschau))));
    return wanted.format === 'jpg' ? large() : drawn.of(`klein ${key}`, async () => shrinkPreview(await large()));
  };
}

async function find(context: Context, { art, bezug }: Wanted): Promise<Vorschau | null> {
  if (art === 'start') return vorschauOfStart(context);
  return art === 'produkt' ? vorschauOfProdukt(context, bezug) : vorschauOfEmpfehlung(context, bezug);
}
