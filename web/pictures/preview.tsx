import sharp from 'sharp';
import type { Theme } from '../../contract/values/theme.ts';
import { PREVIEW_SIZE } from '../shell/preview-tags.tsx';
import { boldOf, drawOutlines } from './outlines.ts';

/** Content of a preview picture. */
export interface PreviewPicture {
  readonly theme: Theme;
  /** Picture of `PREVIEW_SIZE` without details on its left side; null for a plain background in the theme's colours. */
  readonly hintergrund: Uint8Array | null;
  /** SVG; null shows the name instead. */
  readonly logo: Uint8Array | null;
  readonly name: string;
  readonly titel: string;
  /** Text of the badge below the title; null for none. */
  readonly praemie: string | null;
}

const MARGIN = 64;
const TEXT_WIDTH = 560;
const LOGO = { width: 360, height: 64 } as const;
/** Font size of the title by its length, so that it fits into three lines. */
const TITLE_SIZES = [
  { upTo: 16, px: 92 },
  { upTo: 34, px: 74 },
  { upTo: 60, px: 56 },
  { upTo: Number.POSITIVE_INFINITY, px: 44 },
] as const;
/** Messengers drop pictures above 300 kB; with this quality the file is far smaller. */
const JPEG = { quality: 84, mozjpeg: true } as const;
/** Width of 400 CSS pixels on screens with double density. */
const SMALL_WIDTH = 800;
const WEBP = { quality: 72, smartSubsample: true } as const;
/** Mean lightness (0 to 255) from which text is dark. */
const LIGHT = 140;

/** Draws the picture of a link for messengers as JPEG; its text is drawn as outlines, so that no font has to be installed. */
export async function drawPreview(picture: PreviewPicture): Promise<Buffer> {
  const { theme, hintergrund, logo } = picture;
  const ground = hintergrund ? await sharp(hintergrund).resize(PREVIEW_SIZE).png().toBuffer() : await plain(theme.color.surfaceStrong);
  const onLight = await isLight(ground);
  const [text, sign] = await Promise.all([drawText(picture, onLight), logo && drawLogo(logo, onLight ? null : theme.color.onPrimary)]);
  return sharp(ground)
    .composite([{ input: Buffer.from(text) }, ...(sign ? [{ input: sign, left: MARGIN, top: MARGIN }] : [])])
    .jpeg(JPEG)
    .toBuffer();
}

/** The picture for pages, which show it at most 400 CSS pixels wide: WebP, about a fifth of the size. */
export const shrinkPreview = (picture: Buffer): Promise<Buffer> => sharp(picture).resize(SMALL_WIDTH).webp(WEBP).toBuffer();

const plain = (background: string): Promise<Buffer> =>
  sharp({ create: { ...PREVIEW_SIZE, channels: 3, background } })
    .png()
    .toBuffer();

/** Draws the logo in its own colours, or in one colour if these would not be visible. */
async function drawLogo(svg: Uint8Array, color: string | null): Promise<Buffer> {
  const { data, info } = await sharp(svg, { density: 300 })
    .resize({ ...LOGO, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  if (color === null) return data;
  const flat = sharp({ create: { width: info.width, height: info.height, channels: 4, background: color } });
  return flat
    .composite([{ input: data, blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/** Whether dark text is readable on the area of the text. */
async function isLight(ground: Buffer): Promise<boolean> {
  const { channels } = await sharp(ground).extract({ left: MARGIN, top: 160, width: TEXT_WIDTH, height: 400 }).toColourspace('b-w').stats();
  return (channels[0]?.mean ?? 0) > LIGHT;
}

async function drawText({ theme, titel, praemie, name, logo }: PreviewPicture, onLight: boolean): Promise<string> {
  const { color, radius } = theme;
  const size = TITLE_SIZES.find(({ upTo }) => titel.length <= upTo)?.px;
  return drawOutlines(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'flex-end',
        alignItems: 'flex-start',
        ...PREVIEW_SIZE,
        boxSizing: 'border-box',
        padding: MARGIN,
        color: onLight ? color.text : color.onPrimary,
      }}
    >
      {!logo && <div style={{ position: 'absolute', left: MARGIN, top: MARGIN, fontSize: 40 }}>{name}</div>}
      <div style={{ fontSize: size, lineHeight: 1.1, width: TEXT_WIDTH, textWrap: 'balance', lineClamp: 4 }}>{titel}</div>
      {praemie !== null && (
        <div
          style={{
            marginTop: 36,
            padding: '14px 32px',
            fontSize: 44,
            color: color.onAccent,
            backgroundColor: color.accent,
            borderRadius: Math.min(radius.pill, 48),
          }}
        >
          {praemie}
        </div>
      )}
    </div>,
    { ...PREVIEW_SIZE, fonts: await boldOf(theme.font.heading) },
  );
}
