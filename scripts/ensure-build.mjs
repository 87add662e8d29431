import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hashSources, readStamp, root } from './sources.mjs';

/** Builds the product when `dist` is missing or older than the sources; ends the process when that fails. Without sources the build is taken as it is. */
export function ensureBuild() {
  const hasSources = existsSync(join(root, 'server', 'main.ts'));
  if (!hasSources || readStamp() === hashSources()) return;
  const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'build.mjs'), '--quick'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
