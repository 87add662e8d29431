import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hashSources, readStamp, root, SERVER_ENTRY } from './sources.mjs';

/**
 * Builds the product if `dist` is missing or does not match the sources; exits if that fails. Without sources the existing build is used.
 * The output of the build goes to stderr, so that stdout has only the result of a command.
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
