import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { root } from '../../scripts/sources.mjs';
import { FILLINGS, filledNames } from './database.ts';

const folder = join(root, 'dist', 'filled');

/** Number of dumps to keep, so that earlier sources find theirs, for example after a change of branch. Each has up to 40 MB. */
const KEPT = 3 * FILLINGS.length;

/** Each test file loads a dump of a filled embedded database, which takes half a second. The dumps are reused until their sources change. */
export default async function setup(project: TestProject): Promise<void> {
  const names = filledNames();
  const dumps = { lean: join(folder, `${names.lean}.tar`), told: join(folder, `${names.told}.tar`) };
  if (existsSync(dumps.lean) && existsSync(dumps.told)) for (const dump of Object.values(dumps)) utimesSync(dump, new Date(), new Date());
  else {
    // Filling imports the whole product, so it is loaded only if needed.
    const { fillEmbedded } = await import('./fill.ts');
    mkdirSync(folder, { recursive: true });
    const partOf = (dump: string) => `${dump}.${process.pid}`;
    await fillEmbedded({ lean: partOf(dumps.lean), told: partOf(dumps.told) });
    // A dump gets its final name only when it is complete.
    for (const dump of Object.values(dumps)) renameSync(partOf(dump), dump);
  }
  dropOld();
  project.provide('database', { kind: 'embedded', dumps });
}

/** Removes all but the last used dumps, including partial dumps of interrupted runs. */
function dropOld(): void {
  const files = readdirSync(folder).map((name) => ({ path: join(folder, name), usedAt: statSync(join(folder, name)).mtimeMs }));
  for (const { path } of files.sort((a, b) => b.usedAt - a.usedAt).slice(KEPT)) rmSync(path, { force: true });
}
