/** Renders the pictures that browsers load from each tenant's drawings: `npm run pictures [-- TENANT …]`. */
import { readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { STAND_PICTURES, STAND_STATES } from '../../contract/values/bild.ts';
import { readNames } from '../shared/arguments.ts';

type Encode = (quality: number) => Promise<Buffer>;

const folder = 'mandanten';
const SIZES = ['sm', 'md', 'lg', 'xl'] as const;
const widths = { sm: 640, md: 960, lg: 1280, xl: 1920 };
/** In kB. For the few browsers without AVIF: still sharp, and kept small for the repository. */
const webpLimits = { sm: 28, md: 49, lg: 75, xl: 125 };
const avifLimits = { sm: 13, md: 20, lg: 36, xl: 64 };
/** Size limit as a multiple of the WebP limit, for the few browsers that show neither AVIF nor WebP; the quality starts at 32. */
const jpegFactor = 2.2;
const jpegLess = 54;
const previewLimit = 120;
/** In kB; small because every mail contains the picture. */
const mailLimit = 25;
const touchIcon = 180;
/** In kB, for every format of a scene that says how far a referral is. */
const standLimit = 12;
/** Size in pixels and limit in kB of the part that shows the state. */
const standPart = { width: 240, height: 180, limit: 8 };
/** AVIF is the format of nearly all phones; the others are smaller to fit into the same limit. */
const standWidths = { avif: 780, webp: 480, jpg: 480 };

/** Encodes in the best quality that fits into `limit` kB; throws if not even the lowest fits. */
async function within(limit: number, encode: Encode): Promise<Buffer> {
  for (let quality = 86; quality >= 42; quality -= 4) {
    const data = await encode(quality);
    if (data.length <= limit * 1000) return data;
  }
  throw new Error(`does not fit into ${limit} kB: simplify the drawing`);
}

const webp =
  (picture: Sharp): Encode =>
  (quality) =>
    picture.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
/** AVIF looks like WebP at a much lower quality value. */
const avif =
  (picture: Sharp): Encode =>
  (quality) =>
    picture
      .clone()
      .avif({ quality: quality - 26, effort: 6 })
      .toBuffer();
/** For the few browsers that show neither AVIF nor WebP: small rather than fine. */
const jpeg =
  (picture: Sharp, less = 0): Encode =>
  (quality) =>
    picture
      .clone()
      .jpeg({ quality: quality - less, mozjpeg: true })
      .toBuffer();

/** With a palette, since drawings have few colours. */
const png =
  (picture: Sharp): Encode =>
  (quality) =>
    picture.clone().png({ palette: true, quality, effort: 10 }).toBuffer();

async function write(path: string, limit: number, encode: Encode): Promise<void> {
  const data = await within(limit, encode).catch((error: unknown) => {
    throw new Error(`${path} ${error instanceof Error ? error.message : error}`);
  });
  await writeFile(path, data);
  console.log(`${path} ${Math.ceil(data.length / 1000)} kB`);
}

/** Rasterises a drawing. It is opened by its path, because it may include another drawing of its folder. */
async function drawn(path: string, width: number): Promise<Sharp> {
  return sharp(await sharp(path).resize(width).removeAlpha().png().toBuffer());
}

async function renderTenant(tenant: string, pictures: string): Promise<void> {
  for (const size of SIZES) {
    const picture = await drawn(join(pictures, 'keyvisual.svg'), widths[size]);
    await write(join(pictures, `keyvisual-${size}.avif`), avifLimits[size], avif(picture));
    await write(join(pictures, `keyvisual-${size}.webp`), webpLimits[size], webp(picture));
    await write(join(pictures, `keyvisual-${size}.jpg`), webpLimits[size] * jpegFactor, jpeg(picture, jpegLess));
  }
  await renderTouchIcon(pictures);
  const preview = await drawn(join(pictures, 'preview.svg'), 1200);
  await write(join(pictures, 'preview.jpg'), previewLimit, jpeg(preview));
  await renderMailLogo(tenant, pictures);
  await renderMailHead(pictures);
  await renderStand(pictures);
}

/** Renders the scene of each state for pages and mails, and that of an unknown address for its page; a tenant may have none. */
async function renderStand(pictures: string): Promise<void> {
  const source = await readFile(join(pictures, 'stand.svg'), 'utf8').catch(() => null);
  if (source === null) return;
  const mailed: ReadonlySet<string> = new Set(STAND_STATES);
  for (const state of STAND_PICTURES) {
    const drawing = Buffer.from(inState(source, state));
    const at = async (width: number) => sharp(await sharp(drawing).resize(width).removeAlpha().png().toBuffer());
    const path = join(pictures, `stand-${state}`);
    await write(`${path}.avif`, standLimit, avif(await at(standWidths.avif)));
    await write(`${path}.webp`, standLimit, webp(await at(standWidths.webp)));
    await write(`${path}.jpg`, standLimit, jpeg(await at(standWidths.jpg), jpegLess / 2));
    const part = new RegExp(`<view id="${state}" viewBox="([^"]+)"`).exec(source)?.[1];
    if (part !== undefined) {
      const small = Buffer.from(inState(source.replace(/viewBox="[^"]+"/, `viewBox="${part}"`), state));
      const picture = sharp(await sharp(small).resize(standPart.width, standPart.height).removeAlpha().png().toBuffer());
      await write(`${path}-klein.webp`, standPart.limit, webp(picture));
    }
    if (mailed.has(state)) await write(join(pictures, `stand-${state}-mail.jpg`), mailLimit, jpeg(await at(960), jpegLess / 2));
  }
}

/** The drawing in one state: an element with classes is shown only in the states that they name. */
const inState = (drawing: string, state: string): string =>
  drawing.replace(/<svg\b[^>]*>/, (start) => `${start}<style>[class]:not(.${state}){display:none}</style>`);

/** The logo with a margin on the tenant's background colour, which stays in the dark mode of mail programs; twice as large as displayed. */
async function renderMailLogo(tenant: string, pictures: string): Promise<void> {
  const { theme } = JSON.parse(await readFile(join(folder, tenant, 'mandant.json'), 'utf8')) as { theme: { color: { bg: string } } };
  const background = theme.color.bg;
  const logo = await sharp(await readFile(join(pictures, 'logo.svg')), { density: 72 * 6 })
    .resize({ height: 64 })
    .png()
    .toBuffer();
  const picture = sharp(logo).flatten({ background }).extend({ top: 16, bottom: 16, left: 16, right: 16, background });
  await write(join(pictures, 'logo-mail.png'), mailLimit, png(picture));
}

/** Renders the scene of mails as PNG, because mail programs show no SVG; a tenant may have none. */
async function renderMailHead(pictures: string): Promise<void> {
  const source = join(pictures, 'szene-mail.svg');
  if (!statSync(source, { throwIfNoEntry: false })) return;
  await write(join(pictures, 'szene-mail.png'), mailLimit, png(await drawn(source, 1200)));
}

/** The icon for home screens: these round the corners themselves, so the icon's own corners are filled with its background. */
async function renderTouchIcon(pictures: string): Promise<void> {
  const icon = await sharp(await readFile(join(pictures, 'icon.svg')), { density: 72 * 6 })
    .resize(touchIcon)
    .png()
    .toBuffer();
  const ground = await sharp(icon)
    .extract({ left: touchIcon / 2, top: 2, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  const [r = 0, g = 0, b = 0] = ground;
  const path = join(pictures, 'icon.png');
  await sharp(icon).flatten({ background: { r, g, b } }).png({ palette: true }).toFile(path);
  console.log(`${path} ${Math.ceil(statSync(path).size / 1000)} kB`);
}

const { positionals } = parseArgs({ allowPositionals: true });
const tenants = readNames('TENANT', positionals, readdirSync(folder));
for (const tenant of tenants) {
  const pictures = join(folder, tenant, 'bilder');
  if (statSync(pictures, { throwIfNoEntry: false })) await renderTenant(tenant, pictures);
}
