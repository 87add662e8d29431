import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');
const NEXT = join('dist', 'next');

/**
 * Copies the build to `dist/next` as another release: each file that pages load has another name there, and the old names do not exist.
 * Returns the path of its entry for Node, from the root.
 */
export function makeNextRelease(): string {
  const from = (part: string) => join(root, 'dist', part);
  const to = (part: string) => join(root, NEXT, part);
  rmSync(to(''), { recursive: true, force: true });
  for (const part of ['server', 'client']) cpSync(from(part), to(part), { recursive: true });
  const manifestFile = to(join('client', '.vite', 'manifest.json'));
  const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(manifestFile, 'utf8'));
  for (const entry of Object.values(manifest)) {
    const next = entry.file.replace(/(\.\w+)$/, '-next$1');
    renameSync(to(join('client', entry.file)), to(join('client', next)));
    entry.file = next;
  }
  writeFileSync(manifestFile, JSON.stringify(manifest));
  return join(NEXT, 'server', 'main.js');
}
