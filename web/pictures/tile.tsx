import { escapeUTF8 } from 'entities';
import sharp from 'sharp';
import type { Theme } from '../../contract/values/theme.ts';
import { drawLettering, fittingSize } from './lettering.tsx';

/** Placeholder picture of a product or category without its own picture. */
export interface TilePicture {
  readonly theme: Pick<Theme, 'color' | 'font' | 'radius'>;
  readonly name: string;
  /** Selects the drawing; the same number always gives the same drawing. */
  readonly nummer: number;
  /** `breit` shows the name, `klein` its first letter, `icon` the letter in a circle. */
  readonly form: 'breit' | 'klein' | 'icon';
}

const SIZES = { breit: { width: 640, height: 400 }, klein: { width: 160, height: 160 }, icon: { width: 96, height: 96 } } as const;

/** Backgrounds in turn, each with the colours of its text and its arcs. */
const GROUNDS = [
  ['primary', 'onPrimary', 'accent'],
  ['surfaceStrong', 'text', 'primary'],
  ['accent', 'onAccent', 'primary'],
] as const;

/** Draws a product or category in the tenant's colours: arcs, and the name or its first letter as outlines. */
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

/** Resizes a photo to a width in pixels, as WebP. */
export const toWidth = (photo: Uint8Array, width: number): Promise<Buffer> => sharp(photo).resize(width).webp({ quality: 85 }).toBuffer();

/** Arcs around a point at the top right that depends on the number, away from the name. */
function arcs(nummer: number, { width, height }: { width: number; height: number }, anzahl: number, color: string): string {
  const unit = height / 10;
  const x = width - unit * (nummer % 3);
  const circles = Array.from({ length: anzahl }, (_, index) => `<circle cx="${x}" cy="0" r="${unit * (1.5 + index)}"/>`);
  return `<g fill="none" stroke="${color}" stroke-opacity=".55" stroke-width="${unit / 9}">${circles.join('')}</g><circle cx="${x}" cy="0" r="${unit}" fill="${color}"/>`;
}
