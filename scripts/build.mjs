import { execFile, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { hashSources, root, stampFile } from './sources.mjs';

/** `--quick` skips the check of sizes: for a start that has to build first, and for `npm test`, whose browser tests check them at a product that runs. */
const isQuick = process.argv.includes('--quick');

/** @param {string} configFile */
const make = (configFile) => build({ root, configFile, logLevel: 'warn' });

// The stamp is written last, so that an interrupted build does not count.
const hash = hashSources();
rmSync(stampFile, { force: true });
await Promise.all([
  promisify(execFile)(process.execPath, [join(root, 'scripts', 'empty-database.mjs')]),
  make('vite.server.config.ts'),
  // One after the other: the first build empties the output folder that both write to.
  make('vite.config.ts').then(() => make('vite.portals.config.ts')),
]);
writeFileSync(stampFile, hash);
console.log(`Built dist/server and dist/client in ${(performance.now() / 1000).toFixed(1)} s`);

if (!isQuick) {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'tool.mjs'), 'sizes'], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
