import { createHash } from 'node:crypto';
import type { BildFile } from './bild.ts';

/** Beginning of the names of pictures that come from a content service. */
const PREFIX = 'dienst-';

/** Whether a tenant's picture came from a content service. An import leaves such pictures alone. */
export const isOfService = (name: string): boolean => name.startsWith(PREFIX);

/** Widths of a key visual in pixels, from the specification's breakpoints (section 3, Feature toggles). */
const WIDTHS = { xl: 1440, lg: 1024, md: 768, sm: 320 } as const;
type Size = keyof typeof WIDTHS;
export const SIZES = Object.keys(WIDTHS) as readonly Size[];

/** Width in pixels in which a picture is fetched: that of the widest place. */
export const WIDEST = WIDTHS.xl;

/** Qualities of the formats: photos do not visibly lose by them. */
const QUALITY = { webp: 80, jpg: 82 } as const;
type Format = keyof typeof QUALITY;

/** A picture of a service in one size and format that pages show. */
export interface Variant {
  readonly size: Size;
  readonly format: Format;
}

/** A picture inside a text, or in a list of pictures. */
export const IN_TEXT: readonly Variant[] = [{ size: 'xl', format: 'webp' }];

/** A key visual. */
export const KEY_VISUAL: readonly Variant[] = SIZES.flatMap((size) => [
  { size, format: 'webp' } as const,
  { size, format: 'jpg' } as const,
]);

/** Name of a picture among the tenant's own; `identity` changes with its content. */
export const nameOf = (identity: string, { size, format }: Variant): string =>
  `${PREFIX}${createHash('sha256').update(identity).digest('hex').slice(0, 16)}-${size}.${format}`;

/** Pixels of a picture at most; a larger one is not read. */
const MAX_PIXELS = 40_000_000;

/**
 * Makes the variants of a picture; null if it is no picture that can be read. A drawing (SVG) becomes pixels, so that nothing in it can run. Never wider than it
 * is.
 */
export async function makeVariants(content: Buffer, identity: string, variants: readonly Variant[]): Promise<readonly BildFile[] | null> {
  const { default: sharp } = await import('sharp');
  try {
    return await Promise.all(
      variants.map(async (variant) => {
        const { size, format } = variant;
        const sized = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
          .rotate()
          .resize({ width: WIDTHS[size], withoutEnlargement: true });
        const drawn =
          format === 'webp'
            ? sized.webp({ quality: QUALITY.webp })
            : sized.flatten({ background: '#ffffff' }).jpeg({ quality: QUALITY.jpg });
        const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
        return { name: nameOf(identity, variant), breite: info.width, hoehe: info.height, inhalt: data };
      }),
    );
  } catch {
    return null;
  }
}
