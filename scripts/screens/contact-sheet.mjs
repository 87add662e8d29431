import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** The pages of the flow as they come; all others stand after them by name. */
const FLOW = [
  ...['interstitial', 'interstitial-sent', 'login-token', 'dashboard-empty', 'homepage', 'homepage-agents-found', 'recommend'],
  ...['confirmation', 'confirmation-sent-again', 'confirmation-mailed', 'recommendation', 'recipient-data'],
  ...['recipient-data-form', 'recipient-data-check', 'recipient-tos-consent', 'recipient-state-to-confirm', 'recipient-confirmation'],
  ...['recipient-confirmation-thanks', 'recipient-state-to-order', 'bank-details-recipient', 'bank-details-recipient-stored'],
  ...['recipient-state-ordered', 'dashboard', 'recipient-state-released', 'login', 'forgot-password-sent', 'set-password'],
  ...['dashboard-reward', 'reward', 'reward-details-voucher', 'reward-details-stored', 'reward-details-transfer'],
  ...['reward-thanks-voucher', 'reward-thanks-transfer', 'reward-picked', 'reward-voucher-code'],
];

/** Of narrow and of wide windows: size of a picture on the sheet, which shows a page's upper part, and pages in a row. */
const NARROW = { width: 156, height: 420, columns: 4, quality: 45 };
const WIDE = { width: 264, height: 240, columns: 3, quality: 70 };
const [GAP, MARGIN, LABEL, TITLE] = [6, 30, 30, 70];
const [GROUND, INK] = ['#d9dce3', '#1d2130'];

/**
 * Draws all pages of a folder's pictures in one width onto one sheet, `contact-sheet-<width><suffix>.webp`: the brands side by side, the
 * page's name above. The pictures are called `<page>-<tenant>-<width><suffix>.png`.
 */
export async function drawContactSheet(folder, tenants, width, suffix) {
  const size = width < 768 ? NARROW : WIDE;
  const files = new Set(readdirSync(folder));
  const fileOf = (page, tenant) => `${page}-${tenant}-${width}${suffix}.png`;
  const pages = inOrder(files, tenants, fileOf);
  const group = { width: tenants.length * (size.width + GAP) - GAP, height: LABEL + size.height };
  const rows = Math.ceil(pages.length / size.columns);
  const placed = pages.map((page, index) => ({
    page,
    left: MARGIN + (index % size.columns) * (group.width + MARGIN),
    top: TITLE + Math.floor(index / size.columns) * (group.height + MARGIN),
  }));
  const parts = placed.flatMap(({ page, left, top }) => [
    label(page, 17, group.width, LABEL).then((input) => ({ input, left, top })),
    ...tenants
      .map((tenant, index) => ({ file: fileOf(page, tenant), left: left + index * (size.width + GAP) }))
      .filter(({ file }) => files.has(file))
      .map(async (one) => ({ input: await shrink(join(folder, one.file), size), left: one.left, top: top + LABEL })),
  ]);
  const sheet = { width: MARGIN + size.columns * (group.width + MARGIN), height: TITLE + rows * (group.height + MARGIN) };
  const title = await label(`${width} px: ${tenants.join(' · ')}`, 26, sheet.width - 2 * MARGIN, TITLE);
  await sharp({ create: { ...sheet, channels: 3, background: GROUND } })
    .composite([{ input: title, left: MARGIN, top: 0 }, ...(await Promise.all(parts))])
    .webp({ quality: size.quality, effort: 6 })
    .toFile(join(folder, `contact-sheet-${width}${suffix}.webp`));
}

/** All pages that any brand has a picture of. */
function inOrder(files, tenants, fileOf) {
  const pages = new Set();
  for (const end of tenants.map((tenant) => fileOf('', tenant)))
    for (const file of files) if (file.endsWith(end)) pages.add(file.slice(0, -end.length));
  const rank = (page) => (FLOW.includes(page) ? FLOW.indexOf(page) : FLOW.length);
  return [...pages].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

/** The upper part of a picture, as wide as on the sheet. */
async function shrink(file, { width, height }) {
  const { data, info } = await sharp(file).resize(width).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { width, height: info.height, channels: info.channels };
  return sharp(data, { raw })
    .extract({ left: 0, top: 0, width, height: Math.min(height, info.height) })
    .png()
    .toBuffer();
}

/** A line of text in the middle of its box's height. */
const label = (text, fontSize, width, height) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><text x="0" y="${height / 2 + fontSize / 3}"` +
        ` font-family="sans-serif" font-size="${fontSize}" font-weight="600" fill="${INK}">${text}</text></svg>`,
    ),
  )
    .png()
    .toBuffer();
