import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../db/scope.ts';
import { readBilder } from '../modules/content/index.ts';
import { readOrdner } from './ordner.ts';

/**
 * Writes a tenant as a folder with its files and pictures; importing the folder changes nothing. Returns the number of written files, or null for an unknown
 * tenant. Throws with a line for the user if the folder is not empty.
 */
export async function exportFolder(db: Db, name: string, folder: string): Promise<number | null> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty: an export takes a new folder`);
  const found = await db.inSetup(name, async (scope) => {
    const ordner = await readOrdner(scope);
    return ordner && { ordner, pictures: await readBilder(scope) };
  });
  if (!found) return null;
  const { bilder: _, ...files } = found.ordner;
  mkdirSync(join(folder, 'bilder'), { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
  for (const bild of found.pictures) writeFileSync(join(folder, 'bilder', bild.name), bild.inhalt);
  return Object.keys(files).length + found.pictures.length;
}
