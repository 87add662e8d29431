import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '../../server/db/connection.ts';
import { fillDatabase, temporaryFolder } from './database.ts';

/** Fills one embedded database and keeps its dump, which each test file loads in half a second. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = temporaryFolder();
  const dataDir = join(folder.path, 'db');
  const source = await openEmbedded({ dataDir });
  await fillDatabase(source);
  await source.close();
  const filled = await PGlite.create({ dataDir });
  const dump = join(folder.path, 'filled.tar');
  writeFileSync(dump, Buffer.from(await (await filled.dumpDataDir('none')).arrayBuffer()));
  await filled.close();
  project.provide('database', { kind: 'embedded', dump });
  return folder.remove;
}
