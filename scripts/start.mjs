import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or later is needed, this is ${process.versions.node}.`);
  process.exit(1);
}

const { hashSources, readStamp, root } = await import('./sources.mjs');
const hasSources = existsSync(join(root, 'server', 'main.ts'));
if (hasSources && readStamp() !== hashSources()) {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'build.mjs')], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

// Keeps compiled code for the next start; Node has it since 22.1.
module.enableCompileCache?.(join(root, 'dist', 'compiled'));
process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href);
