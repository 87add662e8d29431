import { readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { TENANTS } from './demo.mjs';
import { command, endOnSignal, run } from './run.mjs';
import { drawContactSheet, MAIN } from './screens/contact-sheet.mjs';
import { root } from './sources.mjs';

const FOLDER = join(root, 'screens');

const list = { type: 'string' };
const { values } = parseArgs({ options: { to: list, language: list, widths: list, tenants: list } });
/** Without a wish of its own a run draws all, and what the documents show of it. */
const isUsual = Object.keys(values).length === 0;
const wanted = (text, usual) => text?.split(',') ?? usual;
const order = {
  to: resolve(values.to ?? FOLDER),
  languages: wanted(values.language, ['de']),
  tenants: wanted(values.tenants, TENANTS),
  widths: wanted(values.widths, ['390', '1440']).map(Number),
};

/**
 * Draws every page in all brands to `screens/`, which is no part of the repository, named `<page>-<tenant>-<width>-<language>.png`, with a sheet
 * of all for each width and language. `--to <folder> --language de,en --widths 768,1024 --tenants telko` draws others, or elsewhere. The usual
 * run draws the pictures of the documents too.
 */
endOnSignal();
if (isUsual) rmSync(FOLDER, { recursive: true, force: true });
const config = join('test', 'browser', 'screens', 'playwright.config.ts');
const { code } = await run(command('@playwright/test', 'playwright'), ['test', '--config', config], {
  shown: true,
  env: { SCREENS: JSON.stringify(order) },
});
process.exitCode = code;
if (code === 0) {
  for (const language of order.languages)
    for (const width of order.widths) {
      const sheet = { folder: order.to, tenants: order.tenants, width, language };
      await drawContactSheet(sheet, join(order.to, `contact-sheet-${width}-${language}.webp`));
      if (isUsual) await drawContactSheet({ ...sheet, only: MAIN }, join(root, 'docs', `screens-${width}.webp`));
    }
  if (isUsual) await drawBrands();
  if (isUsual) needEveryPage();
}

/** Fails where a page of the product has no picture in some width. */
function needEveryPage() {
  const files = readdirSync(FOLDER);
  const isDrawn = (page, width) => files.some((file) => new RegExp(`^${page}(-.+)?-(${TENANTS.join('|')})-${width}-de\\.png$`).test(file));
  const missing = readdirSync(join(root, 'web', 'public')).filter((page) => !order.widths.every((width) => isDrawn(page, width)));
  if (missing.length === 0) return;
  console.error(`No picture of: ${missing.join(', ')}`);
  process.exitCode = 1;
}

/** The first screen of a referral link in all four brands side by side, for the README. */
async function drawBrands() {
  const [width, height, gap] = [390, 844, 24];
  const phones = await Promise.all(
    TENANTS.map(async (tenant, index) => ({
      input: await sharp(join(FOLDER, `recipient-data-${tenant}-${width}-de.png`))
        .extract({ left: 0, top: 0, width, height })
        .png()
        .toBuffer(),
      left: gap + index * (width + gap),
      top: gap,
    })),
  );
  await sharp({ create: { width: gap + 4 * (width + gap), height: height + 2 * gap, channels: 3, background: '#d9dce3' } })
    .composite(phones)
    .png({ palette: true, quality: 85, effort: 10 })
    .toFile(join(root, 'docs', 'four-brands.png'));
}
