import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { openEmptyDatabase } from '../../test/support/empty.ts';
import { faultsOf, folders } from '../../test/support/folder.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import { migrate } from '../db/migrate.ts';
import { openDb } from '../db/scope.ts';
import { listDemoMandanten } from '../demo/files.ts';
import { printChanges } from './changes.ts';
import { loadFolder } from './check.ts';
import { exportFolder } from './export.ts';
import { importFolder } from './import.ts';

const app = demoApp();
const made = folders();

/** Exports a tenant and returns the folder. */
async function exported(name: string): Promise<string> {
  const folder = made.free('ausgeführt');
  expect(await exportFolder(app.parts.db, name, folder)).toBe(readdirSync(folder, { recursive: true }).length - 1);
  return folder;
}

describe.each(listDemoMandanten())('%s, exported', (name) => {
  test('has no faults, changes nothing when it is imported again, and makes the same tenant elsewhere', async () => {
    const folder = await exported(name);
    expect(await faultsOf(folder)).toEqual([]);
    const mandant = await loadFolder(folder);
    expect(printChanges(await importFolder(app.parts, mandant), false)).toBe(`${name}: nothing changed`);

    const target = await openEmptyDatabase();
    try {
      await migrate(target.source);
      const db = openDb(target.source);
      await importFolder({ ...app.parts, db }, mandant);
      const again = made.free('noch einmal');
      await exportFolder(db, name, again);
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((one) => one !== 'bilder'))
        expect(readFileSync(join(again, file)).equals(readFileSync(join(folder, file))), file).toBe(true);
    } finally {
      await target.drop();
    }
  });

  test('has each picture unchanged, and no secrets or personal data', async () => {
    const folder = await exported(name);
    for (const file of readdirSync(join(folder, 'bilder')))
      expect(readFileSync(join(folder, 'bilder', file)).equals(readFileSync(join('mandanten', name, 'bilder', file))), file).toBe(true);
    expect(existsSync(join(folder, 'gutscheine.json'))).toBe(false);
    const said = readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('');
    const keys = await queryAsOwner<{ schluessel_hash: string }>(app, 'select schluessel_hash from api_schluessel');
    for (const secret of [...keys.map((row) => row.schluessel_hash), 'DEMO-', 'Muster"', 'Kollwitz']) expect(said).not.toContain(secret);
  });
});

test('products and rewards that an import hid or ended are exported as they are', async () => {
  const telko = await loadFolder('mandanten/telko');
  const without = {
    ...telko,
    konfiguration: { ...telko.konfiguration, Vorauswahl: {} },
    produkte: telko.produkte.filter(({ Id }) => Id !== 462),
    praemien: telko.praemien.filter(({ ProduktId }) => ProduktId !== 462),
    geraete: telko.geraete.filter(({ TarifId }) => TarifId !== 462),
  };
  await importFolder(app.parts, without);
  const folder = await loadFolder(await exported('telko'));
  expect(folder.produkte.find(({ Id }) => Id === 462)?.Versteckt).toBe(true);
  expect(folder.praemien.find(({ ProduktId }) => ProduktId === 462)?.Enddatum).toBe('2026-11-19');
  expect(printChanges(await importFolder(app.parts, folder), false)).toBe('telko: nothing changed');
});

test('an export needs a new folder and a known tenant', async () => {
  const folder = made.free('voll');
  mkdirSync(folder, { recursive: true });
  expect(await exportFolder(app.parts.db, 'fremd', folder)).toBeNull();
  writeFileSync(join(folder, 'notiz.txt'), 'x');
  await expect(exportFolder(app.parts.db, 'telko', folder)).rejects.toThrow(/voll is not empty: an export takes a new folder$/);
});
