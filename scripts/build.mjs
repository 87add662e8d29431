import { execFile, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { hashSources, root, stampFile } from './sources.mjs';

/** `--quick` leaves the sizes unchecked, for a start that has to build first. */
const isQuick = process.argv.includes('--quick');

// The stamp is written last, so that a build cut short counts as none.
const hash = hashSources();
rmSync(stampFile, { force: true });
const configs = ['vite.server.config.ts', 'vite.config.ts'];
await Promise.all([
  promisify(execFile)(process.execPath, [join(root, 'scripts', 'empty-database.mjs')]),
  ...configs.map((configFile) => build({ root, configFile, logLevel: 'warn' })),
]);
writeFileSync(stampFile, hash);
console.log(`Built dist/server and dist/client in ${(performance.now() / 1000).toFixed(1)} s`);

if (!isQuick) {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'tool.mjs'), 'sizes'], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
