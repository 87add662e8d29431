import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hashSources, readStamp, root, SERVER_ENTRY } from './sources.mjs';

/**
 * Builds the product when `dist` is missing or older than the sources; ends the process when that fails. Without sources the build is taken as it is.
 * What the build says goes to the error output: what a command answers stands alone on the other.
 */
export function ensureBuild() {
  const hasSources = existsSync(join(root, SERVER_ENTRY));
  const stamp = readStamp();
  if (!hasSources || stamp === hashSources()) return;
  if (!existsSync(join(root, 'node_modules', 'vite'))) {
    const state = stamp === undefined ? 'There is no build' : 'The build in dist is of other sources';
    console.error(
      `${state}, and what makes one is not installed: run npm ci && npm run build first, or bring the dist of these sources along.`,
    );
    process.exit(1);
  }
  const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'build.mjs'), '--quick'], { stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}
