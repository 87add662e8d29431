import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadFolder } from '../mandant-folder/check.ts';
import type { MandantFolder } from '../mandant-folder/draft.ts';

export type DemoMandant = MandantFolder;

/** The folder `mandanten`, in a parent folder of the sources and of the build. */
function findMandanten(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); folder !== dirname(folder); folder = dirname(folder)) {
    const wanted = join(folder, 'mandanten');
    if (existsSync(wanted)) return wanted;
  }
  throw new Error('the demo has no tenants: there is no folder mandanten');
}

/** Names of the demo tenants: the folders of `mandanten/`. */
export const listDemoMandanten = (): string[] =>
  readdirSync(findMandanten(), { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .sort();

/** Reads and checks the folder of a demo tenant; throws with every fault of it. */
export const loadDemoMandant = (name: string): Promise<DemoMandant> => loadFolder(join(findMandanten(), name));
