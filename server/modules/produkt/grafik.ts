import { createHash } from 'node:crypto';
import { bildOf, fotoOf } from '../../../contract/values/bild.ts';
import { drawTile, type TilePicture, toWidth } from '../../../web/pictures/tile.tsx';
import type { Context, Mandant } from '../../context.ts';
import { readBild } from '../content/index.ts';
import { drawInitialen } from './initialen.ts';
import { nameOf } from './shown.ts';
import type { KategorieRow, ProduktRow } from './store.ts';

/** A picture to serve: its name, its input (equal facts give equal pictures), and the function that draws it. */
export interface Grafik {
  /** Its ending says its type. */
  readonly name: string;
  readonly facts: unknown;
  readonly draw: () => Promise<Buffer>;
}

/** Width of a small picture in pixels. */
const KLEIN = 160;

/** The tenant's picture of a product, photo of an agent; without one what stands for it in the theme's colours. */
export async function grafikOf(context: Context, mandant: Mandant, produkt: ProduktRow, form: 'breit' | 'klein'): Promise<Grafik> {
  const isAgent = mandant.konfiguration.produktApi === 'berater';
  const own = isAgent ? fotoOf(produkt.externe_id, mandant.bilder) : bildOf(`produkt-${produkt.externe_id}`, mandant.bilder);
  const name = nameOf(produkt, context.locale);
  const found = await stored(context, mandant, own, form === 'klein');
  if (found) return found;
  if (!isAgent) return tile(mandant, { name, nummer: produkt.id, form });
  const svg = Buffer.from(drawInitialen(name, mandant.theme));
  return { name: 'initialen.svg', facts: ['initialen', hashOf(svg)], draw: async () => svg };
}

/** The tenant's picture or sign of a category, or what stands for it. */
export async function kategorieGrafikOf(
  context: Context,
  mandant: Mandant,
  { row, name }: { row: KategorieRow; name: string },
  form: 'breit' | 'icon',
) {
  const own = bildOf(`kategorie-${row.id}${form === 'icon' ? '-icon' : ''}`, mandant.bilder);
  return (await stored(context, mandant, own, false)) ?? tile(mandant, { name, nummer: row.id, form });
}

const hashOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex').slice(0, 16);

async function stored(context: Context, { bilder }: Mandant, name: string | undefined, isKlein: boolean): Promise<Grafik | null> {
  const bild = await readBild(context, bilder, name);
  if (!name || !bild) return null;
  const isDrawn = name.endsWith('.svg');
  const facts = [name, bilder.get(name)?.hash, isKlein];
  const draw = async () => (isKlein && !isDrawn ? toWidth(bild, KLEIN) : Buffer.from(bild));
  return { name: isKlein && !isDrawn ? 'klein.webp' : name, facts, draw };
}

function tile({ theme: { color, font, radius } }: Mandant, said: Omit<TilePicture, 'theme'>): Grafik {
  const picture = { ...said, theme: { color, font, radius } };
  return { name: 'tile.svg', facts: picture, draw: async () => Buffer.from(await drawTile(picture)) };
}
