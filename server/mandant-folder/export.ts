import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUKT_APIS } from '../../contract/calls/mandant.ts';
import type { Db } from '../db/scope.ts';
import { readBilder, readInhalte } from '../modules/content/index.ts';
import { entriesOf, inhalteOf, texteOf } from './entries.ts';
import { readMandantRow } from './mandant-row.ts';
import { readRows } from './store.ts';

/**
 * Writes a tenant as a folder with its files and pictures; importing the folder changes nothing. The folder has no keys, no secrets,
 * no voucher codes and no personal data. Returns the number of written files, or null for an unknown tenant. Throws with a line for the user if the folder
 * is not empty.
 */
export async function exportFolder(db: Db, name: string, folder: string): Promise<number | null> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty: an export takes a new folder`);
  const found = await db.inSetup(name, async (scope) => {
    const mandant = await scope.asSystem((system) => readMandantRow(system, name));
    return mandant && { mandant, rows: await readRows(scope), inhalte: await readInhalte(scope), bilder: await readBilder(scope) };
  });
  if (!found) return null;
  const { texte, ...mandant } = found.mandant;
  const lists = Object.entries(entriesOf(found.rows, apiOf(mandant.konfiguration))).filter(
    ([file, entries]) => entries.length > 0 || !OPTIONAL.includes(file),
  );
  const words = texteOf(texte);
  const files = {
    'mandant.json': { mandant: name, ...mandant },
    ...Object.fromEntries(lists),
    'inhalte.json': inhalteOf(found.inhalte),
    ...(Object.keys(words).length > 0 && { 'texte.json': words }),
  };
  mkdirSync(join(folder, 'bilder'), { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
  for (const bild of found.bilder) writeFileSync(join(folder, 'bilder', bild.name), bild.inhalt);
  return Object.keys(files).length + found.bilder.length;
}

/** The product API of settings that may be faulty. */
const apiOf = (konfiguration: object) =>
  PRODUKT_APIS.find((api) => 'produktApi' in konfiguration && api === konfiguration.produktApi) ?? 'standard';

/** Files that are left out if they have no entries. */
const OPTIONAL = ['geraete.json', 'aktionen.json'];
