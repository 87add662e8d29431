/**
 * Draws every page in all brands to `screens/`, which is not in the repository, named `<page>-<tenant>-<width>-<language>.png`, with a sheet of all
 * pages for each width and language: `npm run screens [-- --to FOLDER --language de,en --widths 768,1024 --tenants telko]`. A run without options also
 * draws the pictures of the documents, and fails if a page has no picture. `npm run screens -- --strip` draws the README's strip of the tour alone.
 */
import { readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PAGE_NAMES } from '../../contract/pages/public.ts';
import { isAgenturPage } from '../../contract/portals/agentur.ts';
import { SELLER_PAGES } from '../../contract/portals/seller.ts';
import { ensureBuild } from '../../scripts/ensure-build.mjs';
import { command, endOnSignal, run } from '../../scripts/run.mjs';
import { root } from '../../scripts/sources.mjs';
import { readCount, readNames } from '../shared/arguments.ts';
import { TENANTS } from '../shared/demo.ts';
import { pictureName } from '../shared/picture-name.ts';
import { drawContactSheet, isMain, isOfPortal } from './contact-sheet.ts';
import { drawBrands } from './four-brands.ts';
import { drawStrip } from './strip.ts';

const FOLDER = join(root, 'screens');
const DOCS = join(root, 'docs');

const { values } = parseArgs({
  options: {
    to: { type: 'string' },
    language: { type: 'string' },
    widths: { type: 'string' },
    tenants: { type: 'string' },
    strip: { type: 'boolean' },
  },
});
const isStrip = values.strip === true;
/** Whether the run has no options, and so draws everything, including the pictures of the documents. */
const isUsual = Object.keys(values).length === 0;
const wanted = (text: string | undefined, usual: readonly string[]) => text?.split(',') ?? usual;
const order = {
  to: resolve(values.to ?? FOLDER),
  languages: readNames('--language', wanted(values.language, ['de']), ['de', 'en']),
  tenants: readNames('--tenants', wanted(values.tenants, TENANTS), TENANTS),
  widths: wanted(isStrip ? '390' : values.widths, ['390', '1440']).map((width) => readCount('--widths', width)),
};

endOnSignal();
// Builds once, before several products start at the same time.
ensureBuild();
if (isUsual) rmSync(FOLDER, { recursive: true, force: true });
const config = join('test', 'browser', 'screens', 'playwright.config.ts');
const { code } = await run(
  command('@playwright/test', 'playwright'),
  ['test', '--config', config, ...(isUsual ? [] : [isStrip ? 'strip.shots' : 'screens.shots'])],
  {
    shown: true,
    env: { SCREENS: JSON.stringify(order) },
  },
);
process.exitCode = code;
if (code === 0) {
  if (isStrip || isUsual) await drawStrip(order.to, join(DOCS, 'strip.webp'));
  if (!isStrip) await drawSheets();
  if (isUsual) {
    await drawBrands(FOLDER, join(DOCS, 'four-brands.png'));
    needEveryPage();
  }
}

async function drawSheets(): Promise<void> {
  for (const language of order.languages)
    for (const width of order.widths) {
      const sheet = { folder: order.to, tenants: order.tenants, width, language };
      const named = (name: string) => join(order.to, `${name}-${width}-${language}.webp`);
      await drawContactSheet({ ...sheet, only: (page) => !isOfPortal(page) }, named('contact-sheet'));
      await drawContactSheet({ ...sheet, only: isOfPortal }, named('portal-sheet'));
      if (isUsual) await drawContactSheet({ ...sheet, only: isMain }, join(DOCS, `screens-${width}.webp`));
    }
}

/** Sets exit code 1 if a page of the product has no picture in some width. */
function needEveryPage(): void {
  const files = readdirSync(FOLDER);
  const isDrawn = (page: string, width: number) =>
    files.some((file) => new RegExp(`^${page}(-.+)?-(${TENANTS.join('|')})-${width}-de\\.png$`).test(file));
  const pages = [
    ...readdirSync(join(root, 'web', 'public')),
    ...PAGE_NAMES.filter((name) => isAgenturPage(name) || Object.hasOwn(SELLER_PAGES, name)).map(pictureName),
  ];
  const missing = pages.filter((page) => !order.widths.every((width) => isDrawn(page, width)));
  if (missing.length === 0) return;
  console.error(`No picture of: ${missing.join(', ')}`);
  process.exitCode = 1;
}
