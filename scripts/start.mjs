import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or later is needed, this is ${process.versions.node}.`);
  process.exit(1);
}

const { watchNpm } = await import('./npm.mjs');
watchNpm();

const { ensureBuild } = await import('./ensure-build.mjs');
const { root } = await import('./sources.mjs');
ensureBuild();

// Caches compiled code for the next start; available since Node 22.1.
if ('enableCompileCache' in module && typeof module.enableCompileCache === 'function')
  module.enableCompileCache(join(root, 'dist', 'compiled'));
process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href);
