import { createHash } from 'node:crypto';
import { bildOf, fotoOf } from '../../../contract/values/bild.ts';
import type { Theme } from '../../../contract/values/theme.ts';
import { drawTile, type TilePicture, toWidth } from '../../../web/pictures/tile.tsx';
import type { Context, Mandant } from '../../context.ts';
import { readBild } from '../content/index.ts';
import { nameOf } from './shown.ts';
import type { KategorieRow, ProduktRow } from './store.ts';

/** A picture to serve: its name, its input (equal facts give equal pictures), and the function that draws it. */
export interface Grafik {
  /** The extension determines the media type. */
  readonly name: string;
  readonly facts: unknown;
  readonly draw: () => Promise<Buffer>;
}

/** Width of a small picture in pixels. */
const KLEIN = 160;

/** The tenant's picture of a product or photo of an agent; otherwise a placeholder in the theme's colours. */
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

/** The tenant's picture or icon of a category, or a placeholder. */
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

/** First letters of the first and the last word of a name. */
function lettersOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('de') ?? '').join('');
}

/** Placeholder for a missing photo: the initials in the theme's colours, an SVG in the size of the portraits. */
export function drawInitialen(name: string, { color }: Pick<Theme, 'color'>): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 400" width="320" height="400">
<path fill="${color.surfaceStrong}" d="M0 0h320v400H0z"/>
<circle cx="160" cy="196" r="96" fill="${color.surface}" stroke="${color.border}" stroke-width="2"/>
<text x="160" y="196" dy=".35em" text-anchor="middle" font-family="Georgia, 'Times New Roman', serif" font-size="76" letter-spacing="2" fill="${color.primary}">${lettersOf(name)}</text>
</svg>`;
}
