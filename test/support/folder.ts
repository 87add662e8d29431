import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll } from 'vitest';
import { checkFolder } from '../../server/mandant-folder/check.ts';
import { type Fault, fieldOf } from '../../server/mandant-folder/faults.ts';
import { readFolder } from '../../server/mandant-folder/folder.ts';

/** The JSON of a file, which a test changes. */
// biome-ignore lint/suspicious/noExplicitAny: tests change files of every shape
type Content = any;

/** Copies of tenants' folders for a test file, removed after its last test. */
export function folders() {
  const root = mkdtempSync(join(tmpdir(), 'empfehlwerk-folder-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  let made = 0;
  return {
    /** A path that does not exist yet, with this name. */
    free(name: string): string {
      made += 1;
      return join(root, `${made}`, name);
    },
    /** A copy of a folder, by default with the same name. */
    copy(source: string, name = basename(source)): string {
      const path = this.free(name);
      cpSync(source, path, { recursive: true });
      return path;
    },
  };
}

/** Changes a JSON file in place. */
export function edit(folder: string, file: string, change: (content: Content) => Content): void {
  const path = join(folder, file);
  const content = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify(change(content) ?? content, null, 2));
}

/** Faults as `file field: message` in English. */
export const printedFaults = (faults: readonly Fault[]): string[] =>
  faults.map(({ file, path, message }) => `${file} ${fieldOf(path)}: ${message('en')}`);

/** All faults of a folder, as `file field: message` in English. */
export const faultsOf = async (path: string): Promise<string[]> => printedFaults((await checkFolder(readFolder(path))).faults);
