import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { root } from '../../scripts/sources.mjs';
import { filledName } from './database.ts';

const folder = join(root, 'dist', 'filled');

/** How many dumps are kept: who goes back to the sources of before finds theirs. Each has 40 MB. */
const KEPT = 3;

/** Each test file loads the dump of one filled embedded database, in half a second. It is kept until its sources change. */
export default async function setup(project: TestProject): Promise<void> {
  const dump = join(folder, `${filledName()}.tar`);
  if (existsSync(dump)) utimesSync(dump, new Date(), new Date());
  else {
    // What fills it is the whole product: loaded only where it is needed.
    const { fillEmbedded } = await import('./fill.ts');
    mkdirSync(folder, { recursive: true });
    const part = `${dump}.${process.pid}`;
    await fillEmbedded(part);
    // Under its name it is whole.
    renameSync(part, dump);
  }
  dropOld();
  project.provide('database', { kind: 'embedded', dump });
}

/** Removes all but those used last, halves that a run cut short left behind too. */
function dropOld(): void {
  const files = readdirSync(folder).map((name) => ({ path: join(folder, name), usedAt: statSync(join(folder, name)).mtimeMs }));
  for (const { path } of files.sort((a, b) => b.usedAt - a.usedAt).slice(KEPT)) rmSync(path, { force: true });
}
