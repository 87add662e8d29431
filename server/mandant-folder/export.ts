import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db, SetupScope } from '../db/scope.ts';
import { readBilder } from '../modules/content/index.ts';
import { readOrdner } from './ordner.ts';

/**
 * Writes a tenant as a folder with its files and pictures; importing the folder changes nothing. Returns the number of written files, or null for an unknown
 * tenant. Throws with a line for the user if the folder is not empty.
 */
export async function exportFolder(db: Db, name: string, folder: string): Promise<number | null> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty: an export takes a new folder`);
  const files = await db.inSetup(name, filesOf);
  if (!files) return null;
  mkdirSync(join(folder, 'bilder'), { recursive: true });
  for (const [file, content] of files) writeFileSync(join(folder, file), content);
  return files.length;
}

/** The files of the published tenant by their path in its folder; null for an unknown tenant. */
export async function filesOf(scope: SetupScope): Promise<readonly (readonly [path: string, content: Buffer])[] | null> {
  const ordner = await readOrdner(scope);
  if (!ordner) return null;
  const { bilder: _, ...files } = ordner;
  return [
    ...Object.entries(files).map(([file, content]) => [file, Buffer.from(`${JSON.stringify(content, null, 2)}\n`)] as const),
    ...(await readBilder(scope)).map(({ name, inhalt }) => [`bilder/${name}`, Buffer.from(inhalt)] as const),
  ];
}
