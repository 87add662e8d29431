import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuild } from '../../scripts/ensure-build.mjs';
import { makeProduct } from './killed-product.ts';
import { GENERATED } from './many-referrals.ts';
import { freePort } from './port.ts';

/** Creates the tables and the demo in an empty database by starting the product once. */
export async function fillByProduct(databaseUrl: string): Promise<void> {
  ensureBuild();
  const folder = mkdtempSync(join(tmpdir(), 'empfehlwerk-generate-'));
  const settings = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    PORT: String(await freePort()),
    DEMO: 'true',
    APP_SECRET: GENERATED.appSecret,
  };
  const product = makeProduct(settings);
  try {
    await product.start();
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
