import { readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { TENANTS } from './demo.mjs';
import { command, endOnSignal, run } from './run.mjs';
import { drawContactSheet } from './screens/contact-sheet.mjs';
import { root } from './sources.mjs';

const KEPT = join(root, 'docs', 'screens');

const list = { type: 'string' };
const { values } = parseArgs({ options: { to: list, language: list, widths: list, tenants: list } });
const isKept = values.to === undefined;
const wanted = (text, usual) => text?.split(',') ?? usual;
const order = {
  to: isKept ? KEPT : resolve(values.to),
  languages: wanted(values.language, ['de']),
  tenants: wanted(values.tenants, TENANTS),
  widths: wanted(values.widths, ['390', '1440']).map(Number),
  isKept,
};

/**
 * Keeps a picture of every page in all brands under `docs/screens/`, named `<page>-<tenant>-<width>.png`, and a contact sheet of each
 * width. For looking alone, `--to <folder> --language de,en --widths 768,1024 --tenants telko` puts others elsewhere, as the browser
 * draws them, with their language in the name.
 */
endOnSignal();
if (isKept) rmSync(KEPT, { recursive: true, force: true });
const config = join('test', 'browser', 'screens', 'playwright.config.ts');
const { code } = await run(command('@playwright/test', 'playwright'), ['test', '--config', config], {
  shown: true,
  env: { SCREENS: JSON.stringify(order) },
});
process.exitCode = code;
if (code === 0) {
  const suffixes = isKept ? [''] : order.languages.map((language) => `-${language}`);
  for (const suffix of suffixes) for (const width of order.widths) await drawContactSheet(order.to, order.tenants, width, suffix);
  if (isKept) await drawBrands();
  if (isKept) needEveryPage();
}

/** Fails where a page of the product has no picture in some width. */
function needEveryPage() {
  const files = readdirSync(KEPT);
  const isKeptIn = (page, width) => files.some((file) => new RegExp(`^${page}(-.+)?-(${TENANTS.join('|')})-${width}\\.png$`).test(file));
  const missing = readdirSync(join(root, 'web', 'pages')).filter((page) => !order.widths.every((width) => isKeptIn(page, width)));
  if (missing.length === 0) return;
  console.error(`No picture of: ${missing.join(', ')}`);
  process.exitCode = 1;
}

/** The first screen of a referral link in all four brands side by side, for the README. */
async function drawBrands() {
  const [width, height, gap] = [390, 844, 24];
  const phones = await Promise.all(
    TENANTS.map(async (tenant, index) => ({
      input: await sharp(join(KEPT, `recipient-data-${tenant}-${width}.png`))
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
