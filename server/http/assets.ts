import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Assets } from './pages.ts';

const STYLES = 'web/app/client.css';
const SCRIPT = 'web/app/client.ts';

/** What the client build made, beside the built server; nothing where there is no build (tests of calls). */
export function loadAssets(): Assets & { directory: string | null } {
  const directory = join(fileURLToPath(import.meta.url), '..', '..', 'client');
  const manifestFile = join(directory, '.vite', 'manifest.json');
  if (!existsSync(manifestFile)) return { stylesheets: [], directory: null };
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, { file: string }>;
  const addressOf = (entry: string) => (manifest[entry] === undefined ? [] : [`/${manifest[entry].file}`]);
  return { stylesheets: addressOf(STYLES), script: addressOf(SCRIPT)[0], directory: join(directory, 'assets') };
}
