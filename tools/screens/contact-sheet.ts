import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** The pages of the flow in their order; all others follow by name. */
const FLOW: readonly string[] = [
  'interstitial',
  'interstitial-sent',
  'login-token',
  'dashboard-empty',
  'homepage',
  'homepage-agents-found',
  'recommend',
  'recommend-agent',
  'confirmation',
  'confirmation-sent-again',
  'confirmation-mailed',
  'recommendation',
  'recipient-data',
  'recipient-state-to-confirm',
  'recipient-confirmation',
  'recipient-request',
  'recipient-state-received',
  'shop',
  'shop-ordered',
  'bank-details-recipient',
  'bank-details-recipient-stored',
  'recipient-state-ordered',
  'dashboard',
  'recipient-state-released',
  'login',
  'forgot-password-sent',
  'set-password',
  'dashboard-reward',
  'reward',
  'reward-details-voucher',
  'reward-details-stored',
  'reward-details-transfer',
  'reward-thanks-voucher',
  'reward-thanks-transfer',
  'reward-picked',
  'reward-voucher-code',
];

/** The main pages that recommenders and recipients see. */
const MAIN: readonly string[] = [
  'homepage',
  'recommend',
  'recommend-agent',
  'recommendation',
  'recipient-data',
  'recipient-confirmation',
  'recipient-request',
  'shop',
  'dashboard',
  'reward',
  'reward-details-voucher',
  'reward-thanks-voucher',
  'interstitial',
  'login',
  'registration',
  'settings',
  'reward-overview',
  'faq',
  'contact',
  'produktkategorien',
  'agent-recommendations',
];

export const isMain = (page: string): boolean => MAIN.includes(page);

/** Whether a page belongs to a portal; portals have their own sheet. */
export const isOfPortal = (page: string): boolean => /^(agency|employee-area|seller)-/.test(page);

/** Highest width and height of a WebP in pixels. */
const MOST = 16_383;

/** Size of a picture on the sheet, which shows the upper part of a page, and pages per row; a sheet that would be too high gets more. */
interface Size {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly quality: number;
}

const NARROW: Size = { width: 156, height: 420, columns: 4, quality: 30 };
const WIDE: Size = { width: 264, height: 240, columns: 3, quality: 45 };
const [GAP, MARGIN, LABEL, TITLE] = [6, 30, 30, 70];
const [GROUND, INK] = ['#d9dce3', '#1d2130'];

interface Sheet {
  readonly folder: string;
  readonly tenants: readonly string[];
  readonly width: number;
  readonly language: string;
  readonly only: (page: string) => boolean;
}

type FileOf = (page: string, tenant: string) => string;

/**
 * Draws the pictures of a folder in one width and language onto one sheet, for the pages that `only` accepts: the brands side by side, the page's name
 * above. The pictures are named `<page>-<tenant>-<width>-<language>.png`.
 */
export async function drawContactSheet({ folder, tenants, width, language, only }: Sheet, to: string): Promise<void> {
  const size = width < 768 ? NARROW : WIDE;
  const files = new Set(readdirSync(folder));
  const fileOf: FileOf = (page, tenant) => `${page}-${tenant}-${width}-${language}.png`;
  const brandsOf = (page: string) => tenants.filter((tenant) => files.has(fileOf(page, tenant)));
  const pages = inOrder(files, tenants, fileOf).filter(only);
  // Pages of a single brand follow the others in narrower places; pages of the flow keep their place.
  const isSole = (page: string) => !FLOW.includes(page) && brandsOf(page).length < Math.min(tenants.length, 2);
  const group = { width: tenants.length * (size.width + GAP) - GAP, height: LABEL + size.height };
  const placedIn = (columns: number) => {
    const shared = layOut(
      pages.filter((page) => !isSole(page)),
      { ...group, columns, top: TITLE },
    );
    const half = { ...group, width: (group.width - MARGIN) / 2, columns: 2 * columns, top: shared.bottom };
    const sole = layOut(pages.filter(isSole), half);
    return { columns, placed: [...shared.placed, ...sole.placed], bottom: sole.bottom };
  };
  let places = placedIn(size.columns);
  while (places.bottom > MOST) places = placedIn(places.columns + 1);
  const parts = places.placed.flatMap(({ page, left, top, room }) => {
    const pictures = isSole(page) ? brandsOf(page) : tenants;
    return [
      label(page, room < group.width ? 13 : 17, { width: room, height: LABEL }).then((input) => ({ input, left, top })),
      ...pictures
        .map((tenant, index) => ({ file: fileOf(page, tenant), left: left + index * (size.width + GAP) }))
        .filter(({ file }) => files.has(file))
        .map(async (one) => ({ input: await shrink(join(folder, one.file), size), left: one.left, top: top + LABEL })),
    ];
  });
  const sheet = { width: MARGIN + places.columns * (group.width + MARGIN), height: places.bottom };
  const title = await label(`${width} px: ${tenants.join(' · ')}`, 26, { width: sheet.width - 2 * MARGIN, height: TITLE });
  await sharp({ create: { ...sheet, channels: 3, background: GROUND } })
    .composite([{ input: title, left: MARGIN, top: 0 }, ...(await Promise.all(parts))])
    .webp({ quality: size.quality, effort: 6 })
    .toFile(to);
}

interface Rows {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly top: number;
}

/** Places pages in rows from `top` on, each `room` pixels wide; also returns the lower edge of the last row. */
function layOut(pages: readonly string[], { width, height, columns, top }: Rows) {
  const room = Math.floor(width);
  const placed = pages.map((page, index) => ({
    page,
    room,
    left: MARGIN + (index % columns) * (room + MARGIN),
    top: top + Math.floor(index / columns) * (height + MARGIN),
  }));
  return { placed, bottom: top + Math.ceil(pages.length / columns) * (height + MARGIN) };
}

/** All pages with a picture of at least one brand, in the order of the sheet. */
function inOrder(files: ReadonlySet<string>, tenants: readonly string[], fileOf: FileOf): readonly string[] {
  const ends = tenants.map((tenant) => fileOf('', tenant));
  const pages = new Set([...files].flatMap((file) => ends.filter((end) => file.endsWith(end)).map((end) => file.slice(0, -end.length))));
  const rank = (page: string) => (FLOW.includes(page) ? FLOW.indexOf(page) : FLOW.length);
  return [...pages].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

/** The upper part of a picture, in its width on the sheet. */
async function shrink(file: string, { width, height }: Size): Promise<Buffer> {
  const { data, info } = await sharp(file).resize(width).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width, height: info.height, channels: info.channels } })
    .extract({ left: 0, top: 0, width, height: Math.min(height, info.height) })
    .png()
    .toBuffer();
}

/** A line of text, vertically centred in its box. */
export const label = (text: string, fontSize: number, { width, height }: Pick<Size, 'width' | 'height'>): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><text x="0" y="${height / 2 + fontSize / 3}"` +
        ` font-family="sans-serif" font-size="${fontSize}" font-weight="600" fill="${INK}">${text}</text></svg>`,
    ),
  )
    .png()
    .toBuffer();
