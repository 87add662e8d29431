import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Assets } from './pages.ts';

const CLIENT_ENTRY = 'web/app/client.css';

/** What the client build made, beside the built server; nothing where there is no build (tests of calls). */
export function loadAssets(): Assets & { directory: string | null } {
  const directory = join(fileURLToPath(import.meta.url), '..', '..', 'client');
  const manifestFile = join(directory, '.vite', 'manifest.json');
  if (!existsSync(manifestFile)) return { stylesheets: [], directory: null };
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, { file: string }>;
  const file = manifest[CLIENT_ENTRY]?.file;
  return { stylesheets: file === undefined ? [] : [`/${file}`], directory: join(directory, 'assets') };
}
