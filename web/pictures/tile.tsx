import { escapeUTF8 } from 'entities';
import sharp from 'sharp';
import type { Theme } from '../../contract/values/theme.ts';
import { drawLettering, fittingSize } from './lettering.tsx';

/** What stands for a product or a category without a picture of its own. */
export interface TilePicture {
  readonly theme: Pick<Theme, 'color' | 'font' | 'radius'>;
  readonly name: string;
  /** Gives each its own drawing, the same each time. */
  readonly nummer: number;
  /** `breit` has the name in it, `klein` its first letter, `icon` is that in a circle. */
  readonly form: 'breit' | 'klein' | 'icon';
}

const SIZES = { breit: { width: 640, height: 400 }, klein: { width: 160, height: 160 }, icon: { width: 96, height: 96 } } as const;

/** The grounds that follow each other, each with the colour that is read on it. */
const GROUNDS = [
  ['primary', 'onPrimary', 'accent'],
  ['surfaceStrong', 'text', 'primary'],
  ['accent', 'onAccent', 'primary'],
] as const;

/** Draws a product or a category in the tenant's colours: calm arcs, and its name or its first letter as outlines. */
export async function drawTile({ theme, name, nummer, form }: TilePicture): Promise<string> {
  const size = SIZES[form];
  const { width, height } = size;
  const [ground, ink, arc] = (GROUNDS[nummer % GROUNDS.length] ?? GROUNDS[0]).map((color) => theme.color[color]) as [
    string,
    string,
    string,
  ];
  const shape =
    form === 'icon'
      ? `<circle cx="48" cy="48" r="48" fill="${ground}"/>`
      : `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>${arcs(nummer, size, form === 'breit' ? 4 : 2, arc)}`;
  const margin = form === 'breit' ? 48 : 0;
  const text = form === 'breit' ? name : (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '').toLocaleUpperCase('de');
  const words = {
    text,
    x: margin,
    y: form === 'breit' ? 48 : 0,
    width: width - 2 * margin,
    height: form === 'breit' ? 304 : height,
    size: form === 'breit' ? Math.max(fittingSize(text, 2.4 * (width - 2 * margin), 76), 34) : Math.round(height * 0.46),
    color: ink,
    align: form === 'breit' ? ('flex-start' as const) : ('center' as const),
    ...(form === 'breit' && { style: { alignItems: 'flex-end' } }),
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>${escapeUTF8(name)}</title>
${shape}
${await drawLettering([words], theme.font.heading, size)}
</svg>`;
}

/** A photo at another width, as WebP. */
export const toWidth = (photo: Uint8Array, width: number): Promise<Buffer> => sharp(photo).resize(width).webp({ quality: 85 }).toBuffer();

/** Arcs around a place at the upper right that the number chooses; none where the name stands. */
function arcs(nummer: number, { width, height }: { width: number; height: number }, anzahl: number, color: string): string {
  const unit = height / 10;
  const x = width - unit * (nummer % 3);
  const circles = Array.from({ length: anzahl }, (_, index) => `<circle cx="${x}" cy="0" r="${unit * (1.5 + index)}"/>`);
  return `<g fill="none" stroke="${color}" stroke-opacity=".55" stroke-width="${unit / 9}">${circles.join('')}</g><circle cx="${x}" cy="0" r="${unit}" fill="${color}"/>`;
}
