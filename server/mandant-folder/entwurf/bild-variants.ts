import type { Sharp } from 'sharp';
import type { BildZweck } from '../../../contract/rules/entwurf.ts';
import { KEY_VISUAL_FORMATS, KEY_VISUAL_SIZES } from '../../../contract/values/bild.ts';
import { refuseField } from '../../errors.ts';

/** What a picture is sent for. */
export interface Wanted {
  readonly zweck: BildZweck;
  /** Name of a `Bild`, with the ending of a format that has pixels; base name of a `KeyVisual`. */
  readonly name: string;
  /** The tenant's background colour, on which a picture stands where nothing may shine through. */
  readonly background: string;
}

/** A picture under its name in the folder. */
export type NamedBild = readonly [name: string, inhalt: Buffer];

const MAX_PIXELS = 40_000_000;
const OPTIONS = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 } as const;

/** Limit of a drawing: parsing one takes long for its size. */
const MAX_SVG_BYTES = 200_000;

/** Density in dots per inch at which a drawing has its own size. */
const SVG_DENSITY = 72;

const LOGO = { width: 960, height: 240 };
/** As the demo's pictures (`tools/pictures`): the logo of mails, twice as large as it is shown, and its margin. */
const MAIL_LOGO = { width: 480, height: 64 };
const MAIL_MARGIN = 16;
/** Edge of the icon in pixels: what the largest icon of a home screen shows of it (`server/site/manifest.ts`). */
const ICON = 288;
const KEY_VISUAL_WIDTHS = { sm: 640, md: 960, lg: 1280, xl: 1920 } as const;
const WIDEST = KEY_VISUAL_WIDTHS.xl;

/** The format of a picture by its first bytes; null for any other content. */
function formatOf(content: Buffer): 'png' | 'jpeg' | 'webp' | 'heif' | 'svg' | null {
  const text = content.toString('latin1', 0, 1000);
  if (text.startsWith('\x89PNG')) return 'png';
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp';
  if (text.startsWith('ftypavif', 4) || text.startsWith('ftypavis', 4)) return 'heif';
  return /^(\xef\xbb\xbf)?\s*</.test(text) && text.includes('<svg') ? 'svg' : null;
}

/**
 * All sizes and formats of a picture for its purpose. They are drawn from its pixels, so that nothing of the file that was sent is kept: no script, no
 * metadata. Throws Validierung for a file that is no such picture or is too large.
 */
export async function makeVariants(content: Buffer, wanted: Wanted): Promise<readonly NamedBild[]> {
  const format = formatOf(content) ?? refuseField('Bild', 'bild');
  if (format === 'svg' && content.length > MAX_SVG_BYTES) refuseField('Bild', 'bildSvg');
  const { default: sharp } = await import('sharp');
  const read = await sharp(content, { ...OPTIONS, limitInputPixels: false })
    .metadata()
    .catch(() => refuseField('Bild', 'bild'));
  if (read.format !== format) refuseField('Bild', 'bild');
  if (read.width * read.height > MAX_PIXELS) refuseField('Bild', 'bildPixel');
  const density = format === 'svg' ? { density: densityFor(read) } : {};
  try {
    // Pixels are read once; all variants begin with them.
    const { data, info } = await sharp(content, { ...OPTIONS, ...density })
      .autoOrient()
      .resize({ width: WIDEST, height: WIDEST, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const picture = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    return await VARIANTS[wanted.zweck](picture, wanted);
  } catch {
    return refuseField('Bild', 'bild');
  }
}

/** The density at which a drawing is as large as the largest variant. */
const densityFor = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  Math.min(100_000, Math.max(1, (SVG_DENSITY * WIDEST) / Math.max(width, height)));

const VARIANTS: Readonly<Record<BildZweck, (picture: Sharp, wanted: Wanted) => Promise<readonly NamedBild[]>>> = {
  Logo: async (picture, { background }) => {
    const mail = picture
      .clone()
      .resize({ ...MAIL_LOGO, fit: 'inside', withoutEnlargement: true })
      .flatten({ background })
      .extend({ top: MAIL_MARGIN, bottom: MAIL_MARGIN, left: MAIL_MARGIN, right: MAIL_MARGIN, background });
    const shown = picture.clone().resize({ ...LOGO, fit: 'inside', withoutEnlargement: true });
    return [
      ['logo.png', await png(shown)],
      ['logo-mail.png', await png(mail)],
    ];
  },
  // Home screens show black where an icon is transparent.
  Icon: async (picture, { background }) => {
    const square = picture.clone().flatten({ background }).resize({ width: ICON, height: ICON, fit: 'contain', background });
    return [['icon.png', await png(square)]];
  },
  KeyVisual: async (picture, { name, background }) =>
    Promise.all(
      KEY_VISUAL_SIZES.flatMap((size) =>
        KEY_VISUAL_FORMATS.map(async (format): Promise<NamedBild> => {
          const width = KEY_VISUAL_WIDTHS[size];
          const sized = picture.clone().resize({ width, height: width, fit: 'inside', withoutEnlargement: true });
          return [`${name}-${size}.${format}`, await ENCODERS[format](sized.flatten({ background }))];
        }),
      ),
    ),
  Bild: async (picture, { name, background }) => {
    const format = name.slice(name.lastIndexOf('.') + 1) as keyof typeof ENCODERS;
    return [[name, await ENCODERS[format](format === 'jpg' ? picture.clone().flatten({ background }) : picture)]];
  },
};

/** With a palette, since logos have few colours. */
const png = (picture: Sharp): Promise<Buffer> => picture.png({ palette: true, quality: 95, effort: 8 }).toBuffer();

/** In qualities by which photos do not visibly lose. */
const ENCODERS = {
  avif: (picture: Sharp) => picture.avif({ quality: 48, effort: 3 }).toBuffer(),
  webp: (picture: Sharp) => picture.webp({ quality: 76, smartSubsample: true }).toBuffer(),
  jpg: (picture: Sharp) => picture.jpeg({ quality: 74, mozjpeg: true }).toBuffer(),
  png,
} as const;
