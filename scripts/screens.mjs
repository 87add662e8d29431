import { rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { command, endOnSignal, run } from './run.mjs';
import { root } from './sources.mjs';

const FOLDER = join(root, 'docs', 'screens');

/** Keeps a picture of every page in both brands and both sizes under `docs/screens/`, named `<page>-<tenant>-<width>.png`. */
endOnSignal();
rmSync(FOLDER, { recursive: true, force: true });
const config = join('test', 'browser', 'screens', 'playwright.config.ts');
const { code } = await run(command('@playwright/test', 'playwright'), ['test', '--config', config], { shown: true });
process.exitCode = code;
if (code === 0) await drawBrands();

/** The first screen of a referral link in all four brands side by side, for the README. */
async function drawBrands() {
  const [width, height, gap] = [390, 844, 24];
  const phones = await Promise.all(
    ['telko', 'energie', 'berater', 'intern'].map(async (tenant, index) => ({
      input: await sharp(join(FOLDER, `recipient-data-${tenant}-${width}.png`))
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
